import { type Errors, errorsIn } from '#machines/rules/field-errors.ts'
import {
  cleanField,
  DRAFT_FIELDS,
  type DraftField,
  fieldError,
  isBlank,
  type SignUpDraft,
} from '#machines/sign-up/sign-up-draft.ts'
import { storedBirthDay } from '#src/contract/birth.ts'
import type { Country, User } from '#src/contract/entities.ts'
import type { Profile } from '#src/contract/requests.ts'

/** What the bank stores about the customer; blank for what they have not given. */
export function profileOf(user: User | null): SignUpDraft {
  const held = DRAFT_FIELDS.map((field) => {
    const value = user?.[field]
    const text = String(value ?? '').trim()
    return [field, field === 'country' ? countryOf(user) : field === 'dob' ? storedBirthDay(text) : text]
  })
  return Object.fromEntries(held) as SignUpDraft
}

/** Updates a draft to newer data: fields that the customer has not changed take the bank's new value. */
export function rebased(draft: SignUpDraft, before: SignUpDraft, now: SignUpDraft): SignUpDraft {
  const fields = DRAFT_FIELDS.map((field) => [
    field,
    isSame(field, draft[field], before[field]) ? now[field] : draft[field],
  ])
  return Object.fromEntries(fields) as SignUpDraft
}

/** The fields in which something else was entered than the bank has. A blank field keeps the stored value (ACCT-2). */
export function changedFields(draft: SignUpDraft, held: SignUpDraft): DraftField[] {
  return DRAFT_FIELDS.filter((field) => !isBlank(draft[field]) && !isSame(field, draft[field], held[field]))
}

/** The errors in changed fields. `today` is a day as in `birthDateError`. */
export function profileErrors(draft: SignUpDraft, held: SignUpDraft, today: string): Errors<DraftField> {
  return errorsIn(changedFields(draft, held).map((field) => [field, fieldError(field, draft[field], today)]))
}

/**
 * The request body: every field, with the value that is known last for those that were not edited or were emptied (ACCT-2). What the bank
 * has never known is left out, and so is what it knows but would refuse today. A country is sent with its currency symbol.
 */
export function toProfile(draft: SignUpDraft, held: SignUpDraft, today: string): Profile {
  const fields = DRAFT_FIELDS.map((field) => {
    const value = isBlank(draft[field]) ? held[field] : draft[field]
    return [field, typeof value === 'string' ? cleanField(field, value) : value] as const
  })
  return Object.fromEntries(fields.filter(([field, value]) => fieldError(field, value, today) === undefined))
}

function countryOf(user: User | null): Country | null {
  const name = user?.country?.name?.trim() ?? ''
  return name === '' ? null : { name, symbol: user?.country?.symbol?.trim() ?? '' }
}

function isSame(field: DraftField, one: SignUpDraft[DraftField], other: SignUpDraft[DraftField]): boolean {
  if (typeof one === 'string' && typeof other === 'string') return cleanField(field, one) === cleanField(field, other)
  if (typeof one === 'string' || typeof other === 'string') return false
  return one?.name === other?.name && one?.symbol === other?.symbol
}
