import * as v from 'valibot'
import type { WithdrawalDraft, WithdrawalPath } from '#machines/withdrawal/withdrawal-rules.ts'
import { own } from '#src/contract/own.ts'
import { transferRequestSchema } from '#src/contract/requests.ts'
import { WITHDRAWAL_DRAFTS } from '#src/platform/session-storage.ts'
import { tabStorage } from '#src/platform/tab-storage.ts'

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
export function keepDraft(path: WithdrawalPath, draft: WithdrawalDraft): void {
  tabStorage.setItem(WITHDRAWAL_DRAFTS, JSON.stringify({ ...keptDrafts(), [path]: draft }))
}

export function forgetDraft(path: WithdrawalPath): void {
  const { [path]: _, ...others } = keptDrafts()
  tabStorage.setItem(WITHDRAWAL_DRAFTS, JSON.stringify(others))
}

export function keptDraft(path: WithdrawalPath, storage?: Pick<Storage, 'getItem'>): WithdrawalDraft | null {
  return own(keptDrafts(storage), path) ?? null
}

/** None if they cannot be read. */
function keptDrafts(storage: Pick<Storage, 'getItem'> = tabStorage): Record<string, WithdrawalDraft> {
  try {
    const parsed = v.safeParse(draftsSchema, JSON.parse(storage.getItem(WITHDRAWAL_DRAFTS) ?? '{}'))
    return parsed.success ? parsed.output : {}
  } catch {
    return {}
  }
}
