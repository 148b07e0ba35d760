import { fullName } from '#machines/customer/customer-names.ts'
import type { CustomerView } from '#machines/customer/customer-ref.ts'
import { type Errors, errorsIn } from '#machines/rules/field-errors.ts'
import type { PictureReading } from '#machines/rules/picture.ts'
import { cleanText } from '#src/contract/clean-text.ts'
import { cleanNumber } from '#src/contract/plain-characters.ts'
import type { KycRequest } from '#src/contract/requests.ts'

export type KycSide = 'front' | 'back'
export type KycText = 'name' | 'number'
export type KycField = KycText | KycSide
/** Both pictures, read again before they are sent. */
export type PictureReadings = Record<KycSide, PictureReading>

export interface KycCustomer {
  customerId: string
  /** '' if unknown */
  name: string
  email: string
}

/** null until the customer is loaded, and what they have sent before. */
export function kycCustomerOf({ context }: CustomerView): KycCustomer | null {
  const { user, kyc } = context.answers
  if (user === undefined || kyc === undefined) return null
  return { customerId: context.customerId, name: fullName(user), email: user.email ?? '' }
}

/** What the customer has entered so far. */
export interface KycEntry {
  /** null until the customer is loaded */
  customer: KycCustomer | null
  entry: Record<KycText, string>
  pictures: Record<KycSide, File | null>
  errors: Errors<KycField>
}

/** What a specimen of the customer's document says, but for what they have typed. */
export function specimenEntry({ customer, entry }: Pick<KycEntry, 'customer' | 'entry'>): KycEntry['entry'] {
  const { name = '', customerId = '' } = customer ?? {}
  return {
    name: cleanText(entry.name) === '' ? name : entry.name,
    number: cleanText(entry.number) === '' ? `DEMO-${customerId.slice(-8).toUpperCase()}` : entry.number,
  }
}

/** What is missing, in form order. A picture in the entry has already been checked. */
export function kycErrors({ entry, pictures, errors }: KycEntry): Errors<KycField> {
  return errorsIn([
    ['name', cleanText(entry.name) === '' ? 'missing' : undefined],
    ['number', cleanText(entry.number) === '' ? 'missing' : undefined],
    ['front', pictures.front === null ? (errors.front ?? 'picture-missing') : undefined],
    ['back', pictures.back === null ? (errors.back ?? 'picture-missing') : undefined],
  ])
}

/** Requires a complete form, and both pictures as they were read. */
export function kycRequest({ customer, entry }: KycEntry, { front, back }: PictureReadings): KycRequest {
  if (customer === null || front.picture === null || back.picture === null) throw new Error('The form is not complete')
  return {
    userId: customer.customerId,
    email: customer.email,
    name: cleanText(entry.name),
    number: cleanNumber(entry.number),
    front: front.picture,
    back: back.picture,
  }
}
