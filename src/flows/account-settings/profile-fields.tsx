import { useSelector } from '@xstate/react'
import { profileOf } from '#machines/account-settings/profile-draft.ts'
import { accountSettingsCopy, profileErrorTexts, profileFields } from '#src/content/account-settings.ts'
import { ProfileField } from '#src/flows/profile/profile-field.tsx'
import type { FlowOf } from '#src/flows/use-flow.ts'
import { Skeleton } from '#src/ui/skeleton.tsx'
import styles from './account-settings.module.css'

export function ProfileFields({ flow }: { flow: FlowOf<'account-settings'> }) {
  const held = profileOf(useSelector(flow, ({ context }) => context.user))
  return (
    <div className={styles.fields}>
      {profileFields.map((copy) => (
        <ProfileField
          key={copy.name}
          flow={flow}
          copy={copy}
          held={held}
          prompt={accountSettingsCopy.choose}
          errorTexts={profileErrorTexts}
        />
      ))}
    </div>
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
