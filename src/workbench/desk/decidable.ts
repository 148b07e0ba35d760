import { methodNames, withdrawalKind } from '#src/content/records.ts'
import { own } from '#src/contract/own.ts'
import { formatDateTime } from '#src/platform/dates.ts'
import { formatMoney } from '#src/platform/money.ts'
import type { StatusTone } from '#src/ui/status-badge.tsx'
import type { CustomerRecord } from '#src/workbench/contract/demo-contract.ts'
import type { DeskItem, DeskOperator } from '#src/workbench/contract/desk-demo.ts'
import { deskCopy } from './desk-copy.ts'

const copy = deskCopy.decisions

/** Something that the bank decides on, or has decided (DEMO-3). */
export interface Decidable {
  key: string
  /** '£500.00', or '' where no money moves */
  amount: string
  /** 'Withdrawal, PayPal' */
  about: string
  /** more about it, shown on hover */
  title: string
  /** what tells its buttons from those of other rows */
  subject: string
  /** null while it waits for the bank */
  decided: { tone: StatusTone; text: string } | null
  /** what the bank can do about it, the usual thing first */
  actions: readonly [Action, ...Action[]]
}

export interface Action {
  label: string
  /** the reasons to choose from, where one is asked for */
  reasons?: readonly [string, ...string[]]
  /** `reason`: '' where none is asked for */
  run: (reason: string) => Promise<void>
}

type State = 'waiting' | 'done' | 'failed'
type Subject = Pick<DeskItem, 'kind' | 'id' | 'persona'>

/** Something that waits, with what the bank can do about it. `isNamed`: it says whose it is. */
export function waitingDecidable(item: DeskItem, operator: DeskOperator, isNamed = false): Decidable {
  const { kind, id, amount, text, name } = item
  const about = kind === 'step' ? copy.step(item.about) : item.about
  return {
    key: `${kind} ${id}`,
    amount,
    about: isNamed ? `${name}, ${about.charAt(0).toLowerCase()}${about.slice(1)}` : about,
    title: text,
    subject: text,
    decided: null,
    actions: actionsOf(item, 'waiting', operator),
  }
}

/** A customer's loans, deposits and withdrawals, the newest first, with all that the bank can do about them. */
export function recordDecidables(record: Omit<CustomerRecord, 'kyc'>, operator: DeskOperator): Decidable[] {
  const { user, loans, deposits, transfers } = record
  const rows = [
    ...loans.map((row) => ({ kind: 'loan' as const, row, name: copy.kinds.loan, method: undefined })),
    ...deposits.map((row) => ({ kind: 'deposit' as const, row, name: copy.kinds.deposit, method: undefined })),
    ...transfers.map((row) => {
      const method = own(methodNames, String(row.transactiontype))
      return { kind: 'transfer' as const, row, name: withdrawalKind(row.withdrawalPath), method }
    }),
  ].toSorted((left, right) => String(right.row.createdAt).localeCompare(String(left.row.createdAt)))
  return rows.map(({ kind, row, name, method }) => {
    const state = stateOf(row.status)
    const amount = formatMoney(Number(row.amount), user.country?.symbol)
    const about = method === undefined ? name : `${name}, ${method}`
    return {
      key: row._id,
      amount,
      about,
      title: `${about}, ${formatDateTime(row.createdAt)}`,
      subject: amount,
      decided: state === 'waiting' ? null : { tone: state, text: state === 'done' ? copy.done[kind] : copy.failed },
      actions: actionsOf({ kind, id: row._id, persona: user._id }, state, operator),
    }
  })
}

function stateOf(status: unknown): State {
  if (status === true || status === 'true') return 'done'
  return status === 'failed' ? 'failed' : 'waiting'
}

function actionsOf({ kind, id, persona }: Subject, state: State, operator: DeskOperator): Decidable['actions'] {
  const { approve, decline, confirm, fail, pend, verify, release } = copy.actions
  switch (kind) {
    case 'deposit': {
      const confirming = { label: confirm, run: () => operator.setDeposit(id, 'true') }
      const failing = { label: fail, run: () => operator.setDeposit(id, 'failed') }
      if (state === 'waiting') return [confirming, failing]
      return state === 'done' ? [failing] : [confirming]
    }
    case 'loan':
      return state === 'waiting'
        ? [
            { label: approve, run: () => operator.setLoan(id, 'true') },
            { label: decline, reasons: copy.reasons.loan, run: (reason) => operator.declineLoan(id, reason) },
          ]
        : [{ label: pend, run: () => operator.setLoan(id, 'Pending') }]
    case 'transfer':
      return state === 'waiting'
        ? [
            { label: approve, run: () => operator.setTransfer(id, true) },
            { label: decline, reasons: copy.reasons.transfer, run: (reason) => operator.declineTransfer(id, reason) },
          ]
        : [{ label: pend, run: () => operator.setTransfer(id, false) }]
    case 'kyc':
      return [
        { label: verify, run: () => operator.setKyc(persona, true) },
        { label: decline, reasons: copy.reasons.kyc, run: (reason) => operator.declineKyc(persona, reason) },
      ]
    case 'code':
      return [{ label: copy.actions.issue, run: () => operator.issueCode(persona) }]
    case 'step':
      return [{ label: release, run: () => operator.releaseStep(persona) }]
  }
}
