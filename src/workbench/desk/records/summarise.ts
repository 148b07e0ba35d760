import { methodNames } from '#src/content/records.ts'
import { own } from '#src/contract/own.ts'
import type { RecordKind, RecordRow } from '#src/contract/records.ts'
import { formatDateTime } from '#src/platform/dates.ts'
import { statusWords } from '#src/workbench/timeline/status-words.ts'

/** A row in a few words: what it is called, and what sets it apart. */
export function summarise(kind: RecordKind, row: RecordRow): { title: string; detail: string } {
  switch (kind) {
    case 'users':
      return { title: words([row.firstName, row.lastName], ' '), detail: words([row.email]) }
    case 'content':
      return { title: words([row.walletName ?? row.bankName ?? row.name]), detail: words([row._type, row._id]) }
    case 'kyc':
      return { title: words([row.name]), detail: words([row.number, row.status === true ? 'verified' : 'waiting']) }
    default:
      return {
        title: words([amount(row.amount)]),
        detail: words([statusWords(row.status), methodOf(row.transactiontype), formatDateTime(String(row.createdAt))]),
      }
  }
}

function amount(value: unknown): string {
  return typeof value === 'number' ? value.toLocaleString('en', { minimumFractionDigits: 2 }) : String(value ?? '–')
}

/** Undefined for what has none, such as a loan. */
function methodOf(method: unknown): unknown {
  return own(methodNames, String(method)) ?? method
}

function words(parts: readonly unknown[], separator = ', '): string {
  return parts.filter((part) => part !== null && part !== undefined && part !== '').join(separator) || '–'
}
