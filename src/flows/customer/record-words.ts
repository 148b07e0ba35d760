import { labels } from '#src/content/messages.ts'
import { methodNames, recordCopy } from '#src/content/records.ts'
import type { Deposit, Transfer } from '#src/contract/entities.ts'
import type { Line } from './record-line.tsx'

/** A transfer's type, method and status in words; the method is '' if unknown. */
export function transferWords({ withdrawalPath, transactiontype, status }: Transfer) {
  return {
    type: withdrawalPath === 'loan' ? recordCopy.loanWithdrawal : recordCopy.withdrawal,
    method: (methodNames as Record<string, string>)[String(transactiontype)] ?? '',
    status: status ? labels.approved : labels.pending,
  }
}

/** 'Withdrawal, PayPal', approved with any truthy status (OVER-4). */
export function transferLine(transfer: Transfer): Line {
  const { type, method, status } = transferWords(transfer)
  return { title: method === '' ? type : `${type}, ${method}`, tone: transfer.status ? 'done' : 'waits', status }
}

/** Approved with the string 'true', otherwise pending or failed (INV-1). */
export function depositLine({ status }: Deposit): Line {
  const title = recordCopy.deposit
  if (status === 'Pending') return { title, tone: 'waits', status: labels.pending }
  if (status === 'true') return { title, tone: 'done', status: labels.approved }
  return { title, tone: 'failed', status: labels.failed }
}
