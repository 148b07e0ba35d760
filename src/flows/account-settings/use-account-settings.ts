import { useRef } from 'react'
import { sendTo } from 'xstate'
import { accountSettingsMachine } from '#machines/account-settings/account-settings.machine.ts'
import { putProfile } from '#src/api/account-settings.ts'
import { useCustomer } from '#src/flows/customer/use-customer.ts'
import { useModal } from '#src/flows/modal/use-modal.ts'
import { showToast, toasts } from '#src/flows/toast/announce.ts'
import { useFlow } from '#src/platform/actors/use-flow.ts'
import { focusField } from '#src/ui/focus-field.ts'

export function useAccountSettings() {
  const { actor: customerRef } = useCustomer()
  const modal = useModal()
  const form = useRef<HTMLFormElement>(null)
  const [state, send] = useFlow(
    accountSettingsMachine.provide({
      actors: { putProfile },
      actions: {
        announce: sendTo(toasts, (_, key) => showToast(key)),
        focusField: (_, { field }) => focusField(form.current, field),
        close: () => modal.close(),
      },
    }),
    { input: { customerRef } },
  )
  return { state, send, form }
}
