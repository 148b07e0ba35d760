import { type Errors, errorsIn, type FieldError, hasErrors } from '#machines/rules/field-errors.ts'
import { birthDateError, cleanAge, cleanBirthDate, isAge } from '#src/contract/birth.ts'
import { cleanText } from '#src/contract/clean-text.ts'
import { cleanEmail, isEmail } from '#src/contract/email.ts'
import type { Country } from '#src/contract/entities.ts'
import { isPhone } from '#src/contract/phone.ts'
import { cleanNumber } from '#src/contract/plain-characters.ts'
import { isEmptySecret, isSameSecret } from '#src/contract/redacted.ts'
import type { Registration } from '#src/contract/requests.ts'

export type SignUpStep = 'identity' | 'contact' | 'details' | 'credentials'

/** What the wizard stores about the new customer. It never stores passwords. */
export type SignUpDraft = Omit<Registration, 'accountNumber' | 'password' | 'confirmpassword' | 'country'> & {
  country: Country | null
}

export type DraftField = keyof SignUpDraft
export type Passwords = Pick<Registration, 'password' | 'confirmpassword'>
export type SignUpField = DraftField | keyof Passwords

/** Everything but the account number, which the app generates when it sends the form. */
export type NewCustomer = Omit<Registration, 'accountNumber'>

export const EMPTY_DRAFT: SignUpDraft = {
  firstName: '',
  lastName: '',
  middleName: '',
  age: '',
  city: '',
  phone: '',
  email: '',
  address: '',
  dob: '',
  country: null,
  gender: '',
  accountType: '',
  maritalstatus: '',
}

/** Of the sign-up, and of the settings, in the same order and by the same rules (ACCT-2). */
export const DRAFT_FIELDS = Object.keys(EMPTY_DRAFT) as readonly DraftField[]

/** Required fields of each step, in form order. Address is shown on two steps but required on one (SIGN-2). */
const REQUIRED: Record<Exclude<SignUpStep, 'credentials'>, readonly DraftField[]> = {
  identity: ['firstName', 'lastName', 'middleName', 'age'],
  contact: ['city', 'phone', 'email', 'dob'],
  details: ['country', 'gender', 'accountType', 'maritalstatus', 'address'],
}

/** The fields of a step that are blank, or that cannot be true (SIGN-3). `today` is a day as in `birthDateError`. */
export function stepErrors(step: keyof typeof REQUIRED, draft: SignUpDraft, today: string): Errors<DraftField> {
  return errorsIn(REQUIRED[step].map((field) => [field, fieldError(field, draft[field], today)]))
}

/** Whether every step before this one is complete. */
export function isReachable(step: SignUpStep, draft: SignUpDraft, today: string): boolean {
  const before = STEPS.slice(0, STEPS.indexOf(step)) as (keyof typeof REQUIRED)[]
  return before.every((earlier) => !hasErrors(stepErrors(earlier, draft, today)))
}

export function passwordErrors({ password, confirmpassword }: Passwords): Errors<keyof Passwords> {
  const errors: Errors<keyof Passwords> = {}
  if (isEmptySecret(password, { trim: true })) errors.password = 'missing'
  if (isEmptySecret(confirmpassword, { trim: true })) errors.confirmpassword = 'missing'
  if (hasErrors(errors) || isSameSecret(password, confirmpassword)) return errors
  return { password: 'passwords-differ', confirmpassword: 'passwords-differ' }
}

/** The form's own fields only, texts cleaned. */
export function toNewCustomer({ country, ...texts }: SignUpDraft, passwords: Passwords): NewCustomer {
  const fields = DRAFT_FIELDS.filter((field) => field !== 'country')
  const cleaned = Object.fromEntries(fields.map((field) => [field, cleanField(field, texts[field])]))
  return { ...(cleaned as typeof texts), ...passwords, country: country ?? { name: '', symbol: '' } }
}

export const STEPS: readonly SignUpStep[] = ['identity', 'contact', 'details', 'credentials']

/** The rule of a field, in the wizard and in the settings (SIGN-3, ACCT-2, IN-6). `today` is a day as in `birthDateError`. */
export function fieldError(field: DraftField, value: SignUpDraft[DraftField], today: string): FieldError | undefined {
  if (isBlank(value)) return 'missing'
  const text = String(value)
  switch (field) {
    case 'email':
      return isEmail(text) ? undefined : 'email-unclear'
    case 'phone':
      return isPhone(text) ? undefined : 'phone-unclear'
    case 'age':
      return isAge(text) ? undefined : 'age-unclear'
    case 'dob':
      return birthDateError(text, today)
    default:
      return undefined
  }
}

/** What a text of the form is sent as (IN-3). */
export function cleanField(field: DraftField, text: string): string {
  const clean = CLEANED[field] ?? cleanText
  return clean(text)
}

const CLEANED: Partial<Record<DraftField, (text: string) => string>> = {
  email: cleanEmail,
  phone: cleanNumber,
  age: cleanAge,
  dob: cleanBirthDate,
}

export function isBlank(value: SignUpDraft[DraftField]): boolean {
  return typeof value === 'string' ? cleanText(value) === '' : value === null
}
