import { useSelector } from '@xstate/react'
import { Landmark, Wallet } from 'lucide-react'
import type { SnapshotFrom } from 'xstate'
import { toAmount } from '#machines/rules/balances.ts'
import { amountIn } from '#machines/rules/currency.ts'
import { brand } from '#src/content/brand.ts'
import { depositCopy } from '#src/content/deposit.ts'
import { labels } from '#src/content/messages.ts'
import { statusNotes } from '#src/content/records.ts'
import { depositLine, depositReference } from '#src/flows/customer/record-words.ts'
import { useCustomer } from '#src/flows/customer/use-customer.tsx'
import { useSent } from '#src/flows/customer/use-sent.ts'
import { FlowDialog } from '#src/flows/flow-dialog.tsx'
import type { ModalProps } from '#src/flows/modal/modal-provider.tsx'
import { Receipt } from '#src/flows/receipt.tsx'
import { useFocusedForm } from '#src/flows/use-emitted.ts'
import type { FlowOf } from '#src/flows/use-flow.ts'
import { WaitingForm } from '#src/flows/waiting-form.tsx'
import { formatMoney } from '#src/platform/money.ts'
import { Choice } from '#src/ui/choice.tsx'
import { DialogBody } from '#src/ui/dialog.tsx'
import { Sketched } from '#src/ui/drawings/drawing.tsx'
import { letter } from '#src/ui/drawings/stationery.ts'
import { DetailsStep } from './details-step.tsx'
import { ProofStep } from './proof-step.tsx'

/** Deposit: choose a method, see the payment details, upload a proof (DEP-1 to DEP-5). */
export function Deposit({ request, flow, isShown }: ModalProps<'deposit'>) {
  const form = useFocusedForm(flow)
  const step = useSelector(flow, stepOf)
  return (
    <FlowDialog
      title={titles[step === 'waiting' ? (request.startsAt ?? 'method') : step]}
      isShown={isShown}
      flow={flow}
    >
      {step === 'waiting' ? <WaitingForm parts={['user']} fields={['bank', 'wallets']} /> : null}
      {step === 'method' ? <MethodStep send={flow.send} /> : null}
      {step === 'summary' || step === 'bank' || step === 'wallets' ? <DetailsStep flow={flow} screen={step} /> : null}
      {step === 'proof' ? <ProofStep flow={flow} form={form} plan={request.plan} /> : null}
      {step === 'deposited' ? <DepositReceipt flow={flow} /> : null}
    </FlowDialog>
  )
}

const titles = {
  method: labels.depositMethod,
  summary: depositCopy.summary,
  bank: labels.bankTransfer,
  wallets: labels.depositByCrypto,
  proof: depositCopy.proof,
  deposited: depositCopy.deposited,
}

const isReceipt = (state: SnapshotFrom<FlowOf<'deposit'>>) => state.matches('deposited') || state.matches('reading')

function stepOf(state: SnapshotFrom<FlowOf<'deposit'>>): keyof typeof titles | 'waiting' {
  if (state.matches('waiting')) return 'waiting'
  if (state.matches('method')) return 'method'
  if (state.matches('summary')) return 'summary'
  if (state.matches('bank')) return 'bank'
  if (state.matches('wallets')) return 'wallets'
  return isReceipt(state) ? 'deposited' : 'proof'
}

/** The choice of a deposit method (DEP-1). */
function MethodStep({ send }: { send: FlowOf<'deposit'>['send'] }) {
  return (
    <DialogBody>
      <Choice
        icon={<Landmark aria-hidden="true" size={24} />}
        label={labels.bankTransfer}
        hint={labels.bankTransferHint}
        onClick={() => send({ type: 'method.choose', method: 'bank' })}
      />
      <Choice
        icon={<Wallet aria-hidden="true" size={24} />}
        label={labels.depositByCrypto}
        hint={labels.depositByCryptoHint}
        onClick={() => send({ type: 'method.choose', method: 'wallets' })}
      />
    </DialogBody>
  )
}

/** The receipt of a deposit (DEP-4). */
function DepositReceipt({ flow }: { flow: FlowOf<'deposit'> }) {
  const { amount, way, depositor, sent: what, sentAt } = useSelector(flow, ({ context }) => context)
  const { sent, at, isRemoved } = useSent(
    useCustomer(({ context }) => context.answers.deposits?.deposit),
    what,
    sentAt,
    useCustomer(({ context }) => context.removed?.deposits),
  )
  const symbol = depositor?.symbol
  const line = sent === undefined ? undefined : depositLine(sent)
  const tone = isRemoved ? 'failed' : (line?.tone ?? 'waits')
  // In the currency of its day: another one may read what was typed as another amount.
  const typed = what?.amount ?? amountIn(amount, symbol).amount ?? 0
  return (
    <Receipt
      flow={flow}
      drawing={<Sketched of={letter} />}
      amount={formatMoney(sent === undefined ? typed : toAmount(sent.amount), symbol)}
      payee={brand.name}
      method={way === 'bank' || way === 'wallets' ? methods[way] : undefined}
      at={at}
      reference={sent && depositReference(sent._id)}
      tone={tone}
      status={isRemoved ? labels.failed : (line?.status ?? labels.pending)}
      steps={{ label: depositCopy.receiptProgress, names: depositCopy.receiptSteps[tone] }}
      note={tone === 'waits' ? depositCopy.next : statusNotes.deposit[tone]}
    />
  )
}

const methods = { bank: labels.bankTransfer, wallets: depositCopy.crypto }
