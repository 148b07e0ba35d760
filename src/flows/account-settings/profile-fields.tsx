import { useSelector } from '@xstate/react'
import { profileOf } from '#machines/account-settings/profile-draft.ts'
import { accountSettingsCopy, profileErrorTexts, profileFields } from '#src/content/account-settings.ts'
import { ProfileField, valueIn } from '#src/flows/profile/profile-field.tsx'
import type { FlowOf } from '#src/flows/use-flow.ts'
import { Skeleton } from '#src/ui/skeleton.tsx'
import styles from './account-settings.module.css'

export function ProfileFields({ flow }: { flow: FlowOf<'account-settings'> }) {
  return (
    <div className={styles.fields}>
      {profileFields.map((copy) => (
        <SettingsField key={copy.name} flow={flow} copy={copy} />
      ))}
    </div>
  )
}

interface SettingsFieldProps {
  flow: FlowOf<'account-settings'>
  copy: (typeof profileFields)[number]
}

/** Typing into a field renders only that field. An emptied field shows the value that will be kept as its placeholder. */
function SettingsField({ flow, copy }: SettingsFieldProps) {
  const user = useSelector(flow, ({ context }) => context.user)
  const value = useSelector(flow, ({ context }) => valueIn(context.draft, copy))
  const error = useSelector(flow, ({ context }) => context.errors[copy.name])
  const isBusy = useSelector(flow, (state) => state.hasTag('busy'))
  return (
    <ProfileField
      copy={copy}
      value={value}
      held={profileOf(user)}
      prompt={accountSettingsCopy.choose}
      error={error === undefined ? undefined : profileErrorTexts[error]}
      isBusy={isBusy}
      onChange={(change) => flow.send({ type: 'fields.change', change })}
    />
  )
}

/** The form's skeleton while the user loads. */
export const profileSkeleton = (
  <span className={styles.fields}>
    {profileFields.map(({ name }) => (
      <span key={name} className={styles.pending}>
        <Skeleton width="8ch" />
        <Skeleton width="100%" />
      </span>
    ))}
  </span>
)
