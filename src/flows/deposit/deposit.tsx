import { useState } from 'react'
import { depositCopy } from '#src/content/deposit.ts'
import { labels } from '#src/content/messages.ts'
import { modalCopy } from '#src/content/modal.ts'
import { useCustomer } from '#src/flows/customer/use-customer.ts'
import type { ModalProps } from '#src/flows/modal/use-modal.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { DepositReceipt } from './deposit-receipt.tsx'
import { DetailsStep } from './details-step.tsx'
import { MethodStep } from './method-step.tsx'
import { ProofStep } from './proof-step.tsx'
import { type DepositState, useDeposit } from './use-deposit.ts'

/** Deposit: choose a method, see the payment details, upload a proof (DEP-1 to DEP-5). */
export function Deposit({ request, flow, isShown }: ModalProps<'deposit'>) {
  const { state, send, form } = useDeposit(flow)
  const { deposits } = useCustomer().snapshot.context.answers
  const isSent = state.matches('submitting') || state.matches('deposited')
  const [before, setBefore] = useState(deposits)
  if (!isSent && deposits !== before) setBefore(deposits)
  return (
    <Dialog
      title={titleOf(state)}
      isShown={isShown}
      onClose={() => send({ type: 'deposit.close' })}
      isClosable={state.can({ type: 'deposit.close' })}
      closeLabel={modalCopy.close}
    >
      {state.matches('method') ? <MethodStep send={send} /> : null}
      {state.matches('summary') || state.matches('bank') || state.matches('wallets') ? (
        <DetailsStep state={state} send={send} />
      ) : null}
      {state.matches('proof') || state.matches('submitting') ? (
        <ProofStep state={state} send={send} form={form} plan={request.plan} />
      ) : null}
      {state.matches('deposited') ? <DepositReceipt state={state} send={send} before={before} /> : null}
    </Dialog>
  )
}

function titleOf(state: DepositState): string {
  if (state.matches('method')) return labels.depositMethod
  if (state.matches('summary')) return depositCopy.summary
  if (state.matches('bank')) return labels.bankTransfer
  if (state.matches('wallets')) return labels.depositByCrypto
  return state.matches('deposited') ? depositCopy.deposited : depositCopy.proof
}
