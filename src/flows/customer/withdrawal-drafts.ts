import * as v from 'valibot'
import type { WithdrawalDraft } from '#machines/withdrawal/withdrawal-draft.ts'
import type { WithdrawalPath } from '#machines/withdrawal/withdrawal-facts.ts'
import { own } from '#src/contract/own.ts'
import { transferRequestSchema } from '#src/contract/requests.ts'
import { WITHDRAWAL_DRAFTS } from '#src/platform/session-storage.ts'
import type { TabStorage } from '#src/platform/tab-storage.ts'

const text = v.fallback(v.string(), '')
const draftSchema = v.object({
  method: v.fallback(v.nullable(transferRequestSchema.entries.transactiontype), null),
  entry: v.object({
    amount: text,
    email: text,
    accountName: text,
    accountNumber: text,
    accountType: text,
    bankName: text,
  }),
  symbol: text,
  since: v.fallback(v.nullable(v.number()), null),
})
const draftsSchema = v.record(v.string(), draftSchema)

/** Stores a draft for each balance, so that it survives a reload (WD-5). */
export function keepDraft(path: WithdrawalPath, draft: WithdrawalDraft, storage: TabStorage): void {
  storage.setItem(WITHDRAWAL_DRAFTS, JSON.stringify({ ...keptDrafts(storage), [path]: draft }))
}

export function forgetDraft(path: WithdrawalPath, storage: TabStorage): void {
  const { [path]: _, ...others } = keptDrafts(storage)
  storage.setItem(WITHDRAWAL_DRAFTS, JSON.stringify(others))
}

export function keptDraft(path: WithdrawalPath, storage: TabStorage): WithdrawalDraft | null {
  return own(keptDrafts(storage), path) ?? null
}

/** None if they cannot be read. */
function keptDrafts(storage: TabStorage): Record<string, WithdrawalDraft> {
  try {
    const parsed = v.safeParse(draftsSchema, JSON.parse(storage.getItem(WITHDRAWAL_DRAFTS) ?? '{}'))
    return parsed.success ? parsed.output : {}
  } catch {
    return {}
  }
}
