import {
  type DraftField,
  EMPTY_DRAFT,
  type FieldError,
  fieldError,
  isBlank,
  type SignUpDraft,
  type SignUpErrors,
} from '#machines/sign-up/sign-up-draft.ts'
import type { Country, User } from '#src/contract/entities.ts'
import type { Profile } from '#src/contract/requests.ts'

/** The fields of the settings are those of the sign-up, in the same order and by the same rules (ACCT-2). */
export const PROFILE_FIELDS = Object.keys(EMPTY_DRAFT) as readonly DraftField[]

/** What the bank stores about the customer; blank for what they have not given. */
export function profileOf(user: User | null): SignUpDraft {
  const held = PROFILE_FIELDS.map((field) => {
    const value = user?.[field]
    return [field, field === 'country' ? countryOf(user) : String(value ?? '').trim()]
  })
  return Object.fromEntries(held) as SignUpDraft
}

/** Updates a draft to newer data: fields that the customer has not changed take the bank's new value. */
export function rebased(draft: SignUpDraft, before: SignUpDraft, now: SignUpDraft): SignUpDraft {
  const fields = PROFILE_FIELDS.map((field) => [field, isSame(draft[field], before[field]) ? now[field] : draft[field]])
  return Object.fromEntries(fields) as SignUpDraft
}

/** The errors in changed fields. A blank field keeps the stored value (ACCT-2). */
export function profileErrors(draft: SignUpDraft, held: SignUpDraft): SignUpErrors {
  const changed = PROFILE_FIELDS.filter((field) => !isBlank(draft[field]) && !isSame(draft[field], held[field]))
  const errors = changed.map((field): [DraftField, FieldError | undefined] => [field, fieldError(field, draft[field])])
  return Object.fromEntries(errors.filter(([, error]) => error !== undefined))
}

/**
 * The request body: the changed fields, and the stored value for emptied ones. The other fields are left out, so that changes by the
 * bank or another tab are not overwritten. A country is sent with its currency symbol.
 */
export function toProfile(draft: SignUpDraft, held: SignUpDraft): Profile {
  const changed = PROFILE_FIELDS.filter((field) => !isSame(draft[field], held[field]))
  const fields = changed.map((field) => {
    const value = isBlank(draft[field]) ? held[field] : draft[field]
    return [field, typeof value === 'string' ? value.trim() : value] as const
  })
  return Object.fromEntries(fields.filter(([, value]) => !isBlank(value)))
}

function countryOf(user: User | null): Country | null {
  const name = user?.country?.name?.trim() ?? ''
  return name === '' ? null : { name, symbol: user?.country?.symbol?.trim() ?? '' }
}

function isSame(one: SignUpDraft[DraftField], other: SignUpDraft[DraftField]): boolean {
  if (typeof one === 'string' || typeof other === 'string') return String(one).trim() === other
  return one?.name === other?.name && one?.symbol === other?.symbol
}
