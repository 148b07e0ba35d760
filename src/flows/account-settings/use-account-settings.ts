import { useRef } from 'react'
import { type EventObject, fromCallback, type SnapshotFrom } from 'xstate'
import { accountSettingsMachine } from '#machines/account-settings.machine.ts'
import type { ProfileField } from '#machines/profile-draft.ts'
import { announce } from '#src/announce.ts'
import { putProfile } from '#src/api/account-settings.ts'
import { isoTime } from '#src/clock.ts'
import { useCustomer } from '#src/flows/customer/use-customer.ts'
import { useModal } from '#src/flows/modal/use-modal.ts'
import { clock } from '#src/runtime.ts'
import { useFlow } from '#src/use-flow.ts'

export function useAccountSettings() {
  const { actor: customer } = useCustomer()
  const modal = useModal()
  const form = useRef<HTMLFormElement>(null)
  const [state, send] = useFlow(
    accountSettingsMachine.provide({
      actors: {
        putProfile,
        watchUser: fromCallback<EventObject>(({ sendBack }) => {
          const tell = ({ context: { answers } }: SnapshotFrom<typeof customer>) => {
            if (answers.user !== undefined) sendBack({ type: 'user.arrive', user: answers.user })
          }
          tell(customer.getSnapshot())
          const { unsubscribe } = customer.subscribe(tell)
          return unsubscribe
        }),
      },
      actions: {
        announce: (_, key) => announce(key),
        focusField: (_, { field }) => control(form.current, field)?.focus(),
        reloadUser: () => customer.send({ type: 'user.reload' }),
        close: () => modal.close(),
      },
    }),
    { input: { user: customer.getSnapshot().context.answers.user ?? null } },
  )
  const submit = () => send({ type: 'profile.submit', today: isoTime(clock.now()).slice(0, '2026-03-02'.length) })
  return { state, send, submit, form }
}

function control(form: HTMLFormElement | null, field: ProfileField) {
  return form?.elements.namedItem(field) as HTMLElement | null
}
