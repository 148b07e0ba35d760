import type { StateFrom } from 'xstate'
import type { accountSettingsMachine } from '#machines/account-settings/account-settings.machine.ts'
import { accountSettingsCopy } from '#src/content/account-settings.ts'
import { failedSubmit } from '#src/content/failed-submit.ts'
import { labels } from '#src/content/messages.ts'
import { modalCopy } from '#src/content/modal.ts'
import { Loaded } from '#src/flows/customer/loaded.tsx'
import type { ModalProps } from '#src/flows/modal/use-modal.ts'
import { Dialog, DialogBody, DialogFooter, dialogForm } from '#src/ui/dialog.tsx'
import { FormStatus } from '#src/ui/form-status.tsx'
import { SubmitButton } from '#src/ui/submit-button.tsx'
import styles from './account-settings.module.css'
import { ProfileFields, profileSkeleton } from './profile-fields.tsx'
import { useAccountSettings } from './use-account-settings.ts'

/** Lets customers change their profile (ACCT-2). */
export function AccountSettings({ flow, isShown }: ModalProps<'account-settings'>) {
  const { state, send, form: formRef } = useAccountSettings(flow)
  return (
    <Dialog
      title={labels.accountSettings}
      isShown={isShown}
      onClose={() => send({ type: 'account-settings.close' })}
      isClosable={state.can({ type: 'account-settings.close' })}
      closeLabel={modalCopy.close}
      size="wide"
    >
      {state.matches('waiting') ? (
        <DialogBody>
          <Loaded parts={['user']} what={accountSettingsCopy.user} skeleton={profileSkeleton}>
            {() => null}
          </Loaded>
        </DialogBody>
      ) : (
        <form
          ref={formRef}
          className={dialogForm}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            send({ type: 'profile.submit' })
          }}
        >
          <DialogBody>
            <p className={styles.lead}>{accountSettingsCopy.lead}</p>
            <ProfileFields state={state} send={send} />
          </DialogBody>
          <DialogFooter status={<SettingsStatus state={state} />}>
            <SubmitButton label={labels.save} busy={state.matches('submitting')} closed={state.hasTag('busy')} />
          </DialogFooter>
        </form>
      )}
    </Dialog>
  )
}

function SettingsStatus({ state }: { state: StateFrom<typeof accountSettingsMachine> }) {
  const { failure } = state.context
  if (state.matches('submitting')) return <FormStatus>{accountSettingsCopy.saving}</FormStatus>
  if (state.matches('saved')) return <FormStatus tone="done">{accountSettingsCopy.saved}</FormStatus>
  return failure === null ? <FormStatus /> : <FormStatus tone="failed">{failedSubmit[failure]}</FormStatus>
}
