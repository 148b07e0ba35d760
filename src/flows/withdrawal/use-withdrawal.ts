import { useRef, useState } from 'react'
import { withdrawalMachine } from '#machines/withdrawal.machine.ts'
import { withdrawalFacts } from '#machines/withdrawal-facts.ts'
import { advanceStep, resetCode, transfer } from '#src/api/withdrawal.ts'
import { useCustomer } from '#src/flows/customer/use-customer.ts'
import { watchCustomer } from '#src/flows/customer/watch-customer.ts'
import { type ModalProps, useModal } from '#src/flows/modal/use-modal.ts'
import { useFlow } from '#src/kit/actors/use-flow.ts'
import { announce } from '#src/platform/announce.ts'
import { focusField } from '#src/platform/focus-field.ts'
import { reloadPage } from '#src/platform/reload.ts'
import { compareCode, forgetSpentCode, spendCode } from './compare-code.ts'

export function useWithdrawal({ path, method }: ModalProps<'withdrawal'>['request']) {
  const customer = useCustomer()
  const modal = useModal()
  const form = useRef<HTMLFormElement>(null)
  // Summed once, not on every keystroke: a history may have 100,000 rows.
  const [facts] = useState(() => withdrawalFacts(path, customer.snapshot))
  const [state, send] = useFlow(
    withdrawalMachine.provide({
      actors: {
        watchCustomer: watchCustomer(customer, (snapshot) => ({
          type: 'customer.change',
          facts: withdrawalFacts(path, snapshot),
        })),
        compareCode,
        advanceStep,
        transfer,
        resetCode,
      },
      actions: {
        announce: (_, key) => announce(key),
        focusField: (_, { field }) => focusField(form.current, field),
        retryLoads: () => customer.send({ type: 'customer.retry' }),
        reloadUser: () => customer.send({ type: 'user.reload' }),
        reloadTransfers: () => customer.send({ type: 'transfers.reload' }),
        openKyc: () => modal.open({ kind: 'kyc' }),
        reloadPage,
        spendCode,
        forgetSpentCode,
        close: modal.close,
      },
    }),
    { input: { path, method: method ?? null, facts } },
  )
  return { state, send, form }
}
