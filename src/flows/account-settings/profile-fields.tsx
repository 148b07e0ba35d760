import type { StateFrom } from 'xstate'
import type {
  AccountSettingsEvent,
  accountSettingsMachine,
} from '#machines/account-settings/account-settings.machine.ts'
import { profileOf } from '#machines/account-settings/profile-draft.ts'
import { accountSettingsCopy, profileErrorTexts, profileFields } from '#src/content/account-settings.ts'
import { ProfileField } from '#src/flows/profile/profile-field.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import styles from './account-settings.module.css'

interface ProfileFieldsProps {
  state: StateFrom<typeof accountSettingsMachine>
  send: (event: AccountSettingsEvent) => void
}

/** An emptied field shows as its placeholder the value that it will keep. */
export function ProfileFields({ state, send }: ProfileFieldsProps) {
  const { user, draft, errors } = state.context
  const held = profileOf(user)
  return (
    <div className={styles.fields}>
      {profileFields.map((copy) => {
        const error = errors[copy.name]
        return (
          <ProfileField
            key={copy.name}
            copy={copy}
            draft={draft}
            held={held}
            prompt={accountSettingsCopy.choose}
            error={error === undefined ? undefined : profileErrorTexts[error]}
            isBusy={state.hasTag('busy')}
            onChange={(change) => send({ type: 'fields.change', change })}
          />
        )
      })}
    </div>
  )
}

/** The form's skeleton while the user loads. */
export const profileSkeleton = (
  <span className={styles.fields}>
    {profileFields.map(({ name }) => (
      <span key={name} className={styles.pending}>
        <Skeleton width="8ch" />
        <Skeleton width="14ch" />
      </span>
    ))}
  </span>
)
