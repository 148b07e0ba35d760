import { labels } from '#src/content/messages.ts'
import { own } from '#src/contract/own.ts'

const STATUSES: Readonly<Record<string, string>> = {
  true: labels.approved,
  false: labels.pending,
  Pending: labels.pending,
  failed: labels.failed,
}

/** The status of a bank's row as the customer reads it: 'Approved' for true and for 'true'. */
export function statusWords(status: unknown): string {
  return own(STATUSES, String(status)) ?? String(status)
}
