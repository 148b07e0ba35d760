import { useRef } from 'react'
import { sendTo } from 'xstate'
import { withdrawalMachine } from '#machines/withdrawal/withdrawal.machine.ts'
import { isAboveBalance } from '#machines/withdrawal/withdrawal-rules.ts'
import { advanceStep, resetCode, transfer } from '#src/api/withdrawal.ts'
import { actor } from '#src/flows/actors.ts'
import { useCustomer } from '#src/flows/customer/use-customer.ts'
import { type ModalProps, useModal } from '#src/flows/modal/use-modal.ts'
import { isWithoutErrors, showToast, toasts, useRetract } from '#src/flows/toast/announce.ts'
import { useFlow } from '#src/platform/actors/use-flow.ts'
import { reloadPage } from '#src/platform/reload.ts'
import { focusField } from '#src/ui/focus-field.ts'
import { compareCode } from './compare-code.ts'
import { forgetDraft, keepDraft, keptDraft } from './draft-storage.ts'

export function useWithdrawal({ path, method }: ModalProps<'withdrawal'>['request']) {
  const { actor: customerRef } = useCustomer()
  const modal = useModal()
  const form = useRef<HTMLFormElement>(null)
  const [state, send] = useFlow(
    withdrawalMachine.provide({
      actors: { compareCode, advanceStep, transfer, resetCode },
      actions: {
        announce: sendTo(toasts, (_, key) => showToast(key)),
        focusField: (_, { field }) => focusField(form.current, field),
        clearCode: () => form.current?.reset(),
        openKyc: () => modal.open({ kind: 'kyc' }),
        reloadPage,
        close: modal.close,
        keepDraft: ({ context: { method, entry } }) => keepDraft(path, { method, entry }),
        forgetDraft: () => forgetDraft(path),
      },
    }),
    { input: { customerRef, sessionRef: actor('session'), path, method: method ?? null, draft: keptDraft(path) } },
  )
  const { errors, facts } = state.context
  useRetract(isWithoutErrors(errors), 'bank-fields-invalid')
  useRetract(!isAboveBalance(state.context), 'balance-insufficient')
  useRetract(facts.kyc !== 'none', 'kyc-missing')
  useRetract(facts.kyc === 'verified', 'kyc-processing')
  useRetract(facts.loan !== 'pending', 'loan-not-approved')
  useRetract(state.matches('confirming'), 'withdrawal-duplicate')
  useRetract(!state.matches({ confirming: 'wrong' }), 'wrong-code')
  return { state, send, form }
}
