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

/** A field that is emptied shows what it will keep. */
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

/** The bank may hold a word that is no longer offered. */
function withHeld(options: readonly string[], held: string): readonly string[] {
  return held === '' || options.includes(held) ? options : [held, ...options]
}

/** The form before it is known what stands in it. */
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
