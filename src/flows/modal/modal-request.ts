import * as v from 'valibot'
import type { ModalRequest } from '#machines/modal/modal-ref.ts'
import { linkValue } from '#src/platform/link-text.ts'

/** The dialogs that an address opens, by the value of its `open` parameter (DEP-2). */
export const openedByAddress = {
  deposit: { kind: 'deposit' },
  'deposit-summary': { kind: 'deposit', startsAt: 'summary' },
} as const satisfies Record<string, ModalRequest>

const names = Object.keys(openedByAddress) as (keyof typeof openedByAddress)[]

/** As people write it, with what a sentence or a mail program added to the link (IN-13). */
const opened = v.pipe(
  v.string(),
  v.transform((text) => linkValue(text).toLowerCase()),
  v.picklist(names),
)

/** The search parameters of the signed-in area. Any other value of `open` counts as none. */
export const signedInSearch = v.object({ open: v.fallback(v.optional(opened), undefined) })
