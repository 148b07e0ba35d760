import { useRef } from 'react'
import { accountSettingsMachine } from '#machines/account-settings.machine.ts'
import { putProfile } from '#src/api/account-settings.ts'
import { useCustomer } from '#src/flows/customer/use-customer.ts'
import { useModal } from '#src/flows/modal/use-modal.ts'
import { clock } from '#src/kit/actors/runtime.ts'
import { useFlow } from '#src/kit/actors/use-flow.ts'
import { isoTime } from '#src/kit/clock/clock.ts'
import { announce } from '#src/platform/announce.ts'
import { focusField } from '#src/ui/focus-field.ts'

export function useAccountSettings() {
  const { actor: customerRef } = useCustomer()
  const modal = useModal()
  const form = useRef<HTMLFormElement>(null)
  const [state, send] = useFlow(
    accountSettingsMachine.provide({
      actors: { putProfile },
      actions: {
        announce: (_, key) => announce(key),
        focusField: (_, { field }) => focusField(form.current, field),
        close: () => modal.close(),
      },
    }),
    { input: { customerRef } },
  )
  const submit = () => send({ type: 'profile.submit', today: isoTime(clock.now()).slice(0, '2026-03-02'.length) })
  return { state, send, submit, form }
}
