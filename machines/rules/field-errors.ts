import type { AmountError } from '#src/contract/amount.ts'
import type { BirthDateError } from '#src/contract/birth.ts'
import type { PictureError } from './picture.ts'

/** Why a field of a form is refused. */
export type FieldError =
  | 'missing'
  | 'email-missing'
  | 'email-unclear'
  | 'email-taken'
  | 'account-exists'
  | 'phone-unclear'
  | 'age-unclear'
  | 'passwords-differ'
  | 'amount-currency'
  | 'day-missing'
  | 'period-reversed'
  | BirthDateError
  | AmountError
  | PictureError

/** The errors of a form's fields, in form order. */
export type Errors<Field extends string, Code extends FieldError = FieldError> = Partial<Record<Field, Code>>

export function errorsIn<Field extends string, Code extends FieldError>(
  errors: readonly (readonly [Field, Code | null | undefined])[],
): Errors<Field, Code> {
  return Object.fromEntries(errors.filter(([, error]) => error)) as Errors<Field, Code>
}

export function hasErrors(errors: Errors<string>): boolean {
  return Object.keys(errors).length > 0
}

/** Requires at least one error. */
export function firstInvalid<Field extends string>(errors: Errors<Field>): Field {
  return Object.keys(errors)[0] as Field
}

export function withoutErrors<Of extends Errors<string>>(errors: Of, fields: readonly string[]): Of {
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !fields.includes(field))) as Of
}
