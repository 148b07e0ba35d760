import type { ModalRequest } from '#machines/modal/modal-ref.ts'
import { own } from '#src/contract/own.ts'

const requests: Record<string, ModalRequest> = {
  deposit: { kind: 'deposit' },
  'deposit-summary': { kind: 'deposit', startsAt: 'summary' },
}

/** The dialog that the address's `open` parameter asks for (DEP-2). */
export function modalRequestIn(search: { open?: unknown }): ModalRequest | null {
  return own(requests, String(search.open)) ?? null
}
