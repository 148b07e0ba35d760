import { isEmail } from '#src/contract/email.ts'
import type { User } from '#src/contract/entities.ts'
import type { Profile } from '#src/contract/requests.ts'
import { isPhone } from './contact-shapes.ts'

export type ProfileField = Exclude<keyof Profile, 'country'>
export type ProfileDraft = Record<ProfileField, string>

export type ProfileError = 'email-unclear' | 'email-taken' | 'phone-unclear' | 'dob-impossible' | 'age-impossible'
export type ProfileErrors = Partial<Record<ProfileField, ProfileError>>

/** In form order. */
export const PROFILE_FIELDS: readonly ProfileField[] = [
  'firstName',
  'lastName',
  'middleName',
  'age',
  'city',
  'phone',
  'email',
  'address',
  'dob',
  'gender',
  'accountType',
  'maritalstatus',
]

const DAY = /^(\d{4})-\d{2}-\d{2}$/
const AGE = /^\d{1,3}$/
const OLDEST = 130

/** What the bank stores about the customer; '' for what they have not given. */
export function profileOf(user: User | null): ProfileDraft {
  const texts = PROFILE_FIELDS.map((field) => [field, String(user?.[field] ?? '').trim()])
  return Object.fromEntries(texts) as ProfileDraft
}

/** Updates a draft to newer data: fields that the customer has not changed take the bank's new value. */
export function rebased(draft: ProfileDraft, before: ProfileDraft, now: ProfileDraft): ProfileDraft {
  const texts = PROFILE_FIELDS.map((field) => [field, draft[field] === before[field] ? now[field] : draft[field]])
  return Object.fromEntries(texts) as ProfileDraft
}

/** The errors in changed fields. A blank field keeps the stored value (ACCT-2). */
export function profileErrors(draft: ProfileDraft, held: ProfileDraft, today: string): ProfileErrors {
  const changed = PROFILE_FIELDS.filter((field) => draft[field].trim() !== '' && draft[field].trim() !== held[field])
  const errors = changed.map((field) => [field, errorOf(field, draft[field].trim(), today)] as const)
  return Object.fromEntries(errors.filter(([, error]) => error !== undefined))
}

/** The request body: every field that has a value; the stored value for blank fields. */
export function toProfile(draft: ProfileDraft, held: ProfileDraft): Profile {
  const texts = PROFILE_FIELDS.map((field) => [field, draft[field].trim() || held[field]] as const)
  return Object.fromEntries(texts.filter(([, value]) => value !== ''))
}

function errorOf(field: ProfileField, value: string, today: string): ProfileError | undefined {
  switch (field) {
    case 'email':
      return isEmail(value) ? undefined : 'email-unclear'
    case 'phone':
      return isPhone(value) ? undefined : 'phone-unclear'
    case 'dob':
      return isBirthday(value, today) ? undefined : 'dob-impossible'
    case 'age':
      return AGE.test(value) && Number(value) > 0 && Number(value) <= OLDEST ? undefined : 'age-impossible'
    default:
      return undefined
  }
}

/** ISO dates sort lexicographically. */
function isBirthday(day: string, today: string): boolean {
  const year = DAY.exec(day)?.[1]
  return year !== undefined && day <= today && Number(today.slice(0, 4)) - Number(year) <= OLDEST
}
