import * as v from 'valibot'
import { WITHDRAWAL_FIELDS, type WithdrawalDrafts } from '#machines/withdrawal/withdrawal-rules.ts'
import { transferRequestSchema } from '#src/contract/requests.ts'
import { WITHDRAWAL_DRAFTS } from '#src/platform/session-storage.ts'
import { storedJson, type TabStorage } from '#src/platform/tab-storage.ts'

const text = v.fallback(v.string(), '')
const method = v.fallback(v.nullable(transferRequestSchema.entries.transactiontype), null)
const sent = { amount: v.number(), madeBefore: v.number() }
const draftSchema = v.object({
  method,
  entry: v.object(v.entriesFromList(WITHDRAWAL_FIELDS, text)),
  symbol: text,
  isAgreed: v.fallback(v.boolean(), false),
  asked: v.fallback(v.optional(v.object(sent)), undefined),
  unsure: v.fallback(
    v.optional(
      v.object({
        ...sent,
        path: transferRequestSchema.entries.withdrawalPath,
        method,
        sentAt: v.number(),
        isChecked: v.optional(v.boolean()),
      }),
    ),
    undefined,
  ),
})
const draftsSchema = v.object({ loan: v.optional(draftSchema), invest: v.optional(draftSchema) })

/** What was entered for each balance before a reload (WD-5); nothing of what cannot be read. */
export function keptDrafts(storage: TabStorage): WithdrawalDrafts {
  const parsed = v.safeParse(draftsSchema, storedJson(WITHDRAWAL_DRAFTS, storage))
  return parsed.success ? parsed.output : {}
}
