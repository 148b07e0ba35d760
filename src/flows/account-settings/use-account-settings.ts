import { useRef } from 'react'
import { accountSettingsMachine } from '#machines/account-settings.machine.ts'
import { putProfile } from '#src/api/account-settings.ts'
import { useCustomer } from '#src/flows/customer/use-customer.ts'
import { watchCustomer } from '#src/flows/customer/watch-customer.ts'
import { useModal } from '#src/flows/modal/use-modal.ts'
import { clock } from '#src/kit/actors/runtime.ts'
import { useFlow } from '#src/kit/actors/use-flow.ts'
import { isoTime } from '#src/kit/clock/clock.ts'
import { announce } from '#src/platform/announce.ts'
import { focusField } from '#src/platform/focus-field.ts'

export function useAccountSettings() {
  const customer = useCustomer()
  const modal = useModal()
  const form = useRef<HTMLFormElement>(null)
  const [state, send] = useFlow(
    accountSettingsMachine.provide({
      actors: {
        putProfile,
        watchUser: watchCustomer(customer, ({ context: { answers } }) =>
          answers.user === undefined ? null : { type: 'user.arrive', user: answers.user },
        ),
      },
      actions: {
        announce: (_, key) => announce(key),
        focusField: (_, { field }) => focusField(form.current, field),
        reloadUser: () => customer.send({ type: 'user.reload' }),
        close: () => modal.close(),
      },
    }),
    { input: { user: customer.snapshot.context.answers.user ?? null } },
  )
  const submit = () => send({ type: 'profile.submit', today: isoTime(clock.now()).slice(0, '2026-03-02'.length) })
  return { state, send, submit, form }
}
