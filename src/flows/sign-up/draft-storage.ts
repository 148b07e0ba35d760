import * as v from 'valibot'
import type { SignUpDraft } from '#machines/sign-up/sign-up-draft.ts'
import { countrySchema } from '#src/contract/entities.ts'
import { SIGN_UP_DRAFT } from '#src/platform/session-storage.ts'
import type { TabStorage } from '#src/platform/tab-storage.ts'

const text = v.fallback(v.string(), '')
/** Unreadable fields become empty. */
const draftSchema = v.object({
  firstName: text,
  lastName: text,
  middleName: text,
  age: text,
  city: text,
  phone: text,
  email: text,
  address: text,
  dob: text,
  country: v.fallback(v.nullable(countrySchema), null),
  gender: text,
  accountType: text,
  maritalstatus: text,
})

/** Stores the input, passwords excepted, so that it survives a reload. */
export function keepDraft(draft: SignUpDraft, storage: TabStorage): void {
  storage.setItem(SIGN_UP_DRAFT, JSON.stringify(draft))
}

export function forgetDraft(storage: TabStorage): void {
  storage.removeItem(SIGN_UP_DRAFT)
}

export function keptDraft(storage: TabStorage): SignUpDraft | null {
  try {
    const parsed = v.safeParse(draftSchema, JSON.parse(storage.getItem(SIGN_UP_DRAFT) ?? 'null'))
    return parsed.success ? parsed.output : null
  } catch {
    return null
  }
}
