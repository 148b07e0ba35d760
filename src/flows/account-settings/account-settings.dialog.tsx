import { useSelector } from '@xstate/react'
import { changedFields, profileOf } from '#machines/account-settings/profile-draft.ts'
import { accountSettingsCopy, profileFields } from '#src/content/account-settings.ts'
import { failedStatus } from '#src/content/failed-submit.ts'
import { labels } from '#src/content/messages.ts'
import { isUnanswered } from '#src/contract/endpoint.ts'
import { FlowDialog } from '#src/flows/flow-dialog.tsx'
import type { ModalProps } from '#src/flows/modal/modal-provider.tsx'
import { ProfileField } from '#src/flows/profile/profile-field.tsx'
import { useFocusedForm } from '#src/flows/use-emitted.ts'
import type { FlowOf } from '#src/flows/use-flow.ts'
import { WaitingForm } from '#src/flows/waiting-form.tsx'
import { DialogBody, DialogFooter, DialogForm } from '#src/ui/dialog.tsx'
import formStyles from '#src/ui/form.module.css'
import { FormStatus } from '#src/ui/form-status.tsx'
import { SubmitButton } from '#src/ui/submit-button.tsx'
import styles from './account-settings.module.css'

/** Lets customers change their profile (ACCT-2). */
export function AccountSettings({ flow, isShown }: ModalProps<'account-settings'>) {
  const { send } = flow
  const form = useFocusedForm(flow)
  const isWaiting = useSelector(flow, (state) => state.matches('waiting'))
  const isSubmitting = useSelector(flow, (state) => state.matches('submitting'))
  const isBusy = useSelector(flow, (state) => state.hasTag('busy'))
  return (
    <FlowDialog title={labels.accountSettings} isShown={isShown} flow={flow} size="wide">
      {isWaiting ? (
        <WaitingForm parts={['user']} fields={profileFields.map(({ name }) => name)} />
      ) : (
        <DialogForm ref={form} onSubmit={() => send({ type: 'profile.submit' })}>
          <DialogBody>
            <p className={styles.lead}>{accountSettingsCopy.lead}</p>
            <ProfileFields flow={flow} />
          </DialogBody>
          <DialogFooter status={<SettingsStatus flow={flow} isSubmitting={isSubmitting} />}>
            <SubmitButton label={labels.save} busy={isSubmitting} closed={isBusy} />
          </DialogFooter>
        </DialogForm>
      )}
    </FlowDialog>
  )
}

function SettingsStatus({ flow, isSubmitting }: { flow: FlowOf<'account-settings'>; isSubmitting: boolean }) {
  const isSaved = useSelector(flow, (state) => state.matches('saved'))
  const failure = useSelector(flow, ({ context }) => context.failure)
  const isKept = useSelector(flow, ({ context: { draft, user } }) => changedFields(draft, profileOf(user)).length === 0)
  if (isSubmitting) return <FormStatus>{accountSettingsCopy.saving}</FormStatus>
  if (isSaved) return <FormStatus tone="done">{accountSettingsCopy.saved}</FormStatus>
  if (isKept && failure !== null && isUnanswered(failure))
    return <FormStatus tone="done">{accountSettingsCopy.kept}</FormStatus>
  return <FormStatus {...failedStatus(failure)} />
}

function ProfileFields({ flow }: { flow: FlowOf<'account-settings'> }) {
  const held = profileOf(useSelector(flow, ({ context }) => context.user))
  return (
    <div className={formStyles.fields}>
      {profileFields.map((copy) => (
        <ProfileField key={copy.name} flow={flow} copy={copy} held={held} prompt={accountSettingsCopy.choose} />
      ))}
    </div>
  )
}
