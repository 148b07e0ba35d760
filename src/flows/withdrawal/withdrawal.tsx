import { modalCopy } from '#src/content/modal.ts'
import { withdrawalCopy } from '#src/content/withdrawal.ts'
import { withdrawalMethods } from '#src/content/withdrawal-methods.ts'
import type { ModalProps } from '#src/flows/modal/use-modal.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { CodeForm } from './code-form.tsx'
import { MethodChoice } from './method-choice.tsx'
import { useWithdrawal } from './use-withdrawal.ts'
import { WithdrawalForm } from './withdrawal-form.tsx'
import { WithdrawalReceipt } from './withdrawal-receipt.tsx'

/** The whole withdrawal in one dialog (WD-1 to WD-8). */
export function Withdrawal({ flow, isShown }: ModalProps<'withdrawal'>) {
  const { state, send, form } = useWithdrawal(flow)
  const step = stepOf(state)
  return (
    <Dialog
      title={titleOf(step, state.context.method)}
      isShown={isShown}
      onClose={() => send({ type: 'withdrawal.close' })}
      isClosable={state.can({ type: 'withdrawal.close' })}
      closeLabel={modalCopy.close}
    >
      {step === 'method' ? <MethodChoice send={send} /> : null}
      {step === 'form' ? <WithdrawalForm state={state} send={send} formRef={form} /> : null}
      {step === 'code' ? <CodeForm state={state} send={send} formRef={form} /> : null}
      {step === 'receipt' ? <WithdrawalReceipt state={state} send={send} /> : null}
    </Dialog>
  )
}

type Step = 'method' | 'form' | 'code' | 'receipt'
type State = ReturnType<typeof useWithdrawal>['state']

function stepOf(state: State): Step {
  if (state.matches('method')) return 'method'
  if (state.matches('editing') || state.matches('checking')) return 'form'
  // The transfer is complete before the used code is reset.
  return state.matches('transferred') || state.matches({ transferring: 'resettingCode' }) ? 'receipt' : 'code'
}

function titleOf(step: Step, method: State['context']['method']): string {
  if (step === 'method') return withdrawalCopy.methodTitle
  if (step === 'code') return withdrawalCopy.codeTitle
  if (step === 'receipt') return withdrawalCopy.receiptTitle
  return `${withdrawalCopy.formTitle} ${withdrawalMethods.find(({ id }) => id === method)?.label ?? ''}`
}
