import type { StateFrom } from 'xstate'
import type { AccountSettingsEvent, accountSettingsMachine } from '#machines/account-settings.machine.ts'
import { profileOf } from '#machines/profile-draft.ts'
import { accountSettingsCopy, profileErrorTexts, profileFields } from '#src/content/account-settings.ts'
import { Field } from '#src/ui/field.tsx'
import { SelectField } from '#src/ui/select-field.tsx'
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
  const isBusy = state.hasTag('busy')
  return (
    <div className={styles.fields}>
      {profileFields.map((copy) => {
        const { kind, ...props } = copy
        const error = errors[copy.name]
        const shared = {
          value: draft[copy.name],
          error: error === undefined ? undefined : profileErrorTexts[error],
          onChange: ({ target }: { target: { value: string } }) =>
            send({ type: 'field.change', field: copy.name, value: target.value }),
        }
        return 'options' in props ? (
          <SelectField
            key={copy.name}
            {...props}
            {...shared}
            options={withHeld(props.options, held[copy.name])}
            prompt={accountSettingsCopy.choose}
            disabled={isBusy}
          />
        ) : (
          <Field key={copy.name} {...props} {...shared} placeholder={held[copy.name]} readOnly={isBusy} />
        )
      })}
    </div>
  )
}

/** Adds the stored value, which may no longer be among the options. */
function withHeld(options: readonly string[], held: string): readonly string[] {
  return held === '' || options.includes(held) ? options : [held, ...options]
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
