import { labels } from '#src/content/messages.ts'
import {
  methodNames,
  pathNames,
  recordCopy,
  recordDetailLabels,
  statusNotes,
  withdrawalKind,
} from '#src/content/records.ts'
import type { Deposit, Transfer } from '#src/contract/entities.ts'
import { inOrder } from '#src/contract/in-order.ts'
import { own } from '#src/contract/own.ts'
import type { Detail, Line } from './record-line.tsx'

/** A transfer's type, method and status in words; the method is '' if unknown. */
export function transferWords({ withdrawalPath, transactiontype, status }: Transfer) {
  return {
    type: withdrawalKind(withdrawalPath),
    method: own(methodNames, String(transactiontype)) ?? '',
    status: status ? labels.approved : labels.pending,
  }
}

/** 'Withdrawal, PayPal', approved with any truthy status (OVER-4). */
export function transferLine(transfer: Transfer): Line {
  const { type, method, status } = transferWords(transfer)
  const { accountName, bankName, accountType, accountNumber, email, withdrawalPath } = transfer
  const tone = transfer.status ? 'done' : 'waits'
  return {
    kind: type,
    method,
    direction: 'out',
    tone,
    status,
    details: () =>
      filled([
        [recordDetailLabels.payee, listOf(accountName, bankName) || listOf(email)],
        [recordDetailLabels.payeeAccount, listOf(accountType, accountNumber)],
        [recordDetailLabels.path, pathNames[withdrawalPath === 'loan' ? 'loan' : 'invest']],
        [recordDetailLabels.reference, transferReference(transfer)],
        [recordDetailLabels.status, statusNotes.withdrawal[tone]],
      ]),
  }
}

export function transferReference({ referenceNumber, _id }: Transfer): string {
  return listOf(referenceNumber) || _id
}

/** Short, and like that of a withdrawal: a deposit has no reference of its own. */
export function depositReference(id: string): string {
  return `LKD-${id.slice(-10).toUpperCase()}`
}

/** Approved with the string 'true', otherwise pending or failed (INV-1). */
export function depositLine({ _id, status, name, email, images }: Deposit): Line {
  const tone = status === 'Pending' ? 'waits' : status === 'true' ? 'done' : 'failed'
  return {
    kind: recordCopy.deposit,
    direction: 'in',
    tone,
    status: DEPOSIT_STATUSES[tone],
    details: () =>
      filled([
        [recordDetailLabels.payer, listOf(name, email)],
        [recordDetailLabels.proof, listOf(Object(images).name)],
        [recordDetailLabels.reference, depositReference(_id)],
        [recordDetailLabels.status, statusNotes.deposit[tone]],
      ]),
  }
}

const DEPOSIT_STATUSES = { waits: labels.pending, done: labels.approved, failed: labels.failed } as const

/** Backends send more fields than the contract names, or fewer. */
function listOf(...values: unknown[]): string {
  const texts = values.map((value) =>
    typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '',
  )
  return inOrder(texts.filter((text) => text !== ''))
}

function filled(details: readonly (readonly [string, string])[]): readonly Detail[] {
  return details.filter(([, text]) => text !== '').map(([label, text]) => ({ label, text }))
}
