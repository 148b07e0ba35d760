import { SPENT_CODE } from '#machines/rules.ts'
import { type FilePlaceholder, PLACEHOLDERS } from '#src/dev/placeholders.ts'

/** Tells what a typed secret was good for when it was typed. */
export interface Judge {
  isPassword(email: string, password: string): boolean
  isCode(typed: string): boolean
  /** the placeholder of a link's token */
  linkOf(token: string): string
  /** Is told every secret that was met, so that it can be looked for elsewhere. */
  met(secret: string): void
}

type Fields = Readonly<Record<string, unknown>>
type Mask = (value: unknown, beside: Fields, judge: Judge) => unknown

/** What is secret by its name, wherever it stands. */
const SECRETS: Readonly<Record<string, Mask>> = {
  password: maskPassword,
  confirmpassword: (value, { password }) =>
    blankOr(value, value === password ? PLACEHOLDERS.newPassword : PLACEHOLDERS.otherPassword),
  resetToken: (value, _, judge) => judge.linkOf(String(value)),
  accessToken: () => PLACEHOLDERS.token,
  userOtp: (value) => (value === null || value === SPENT_CODE ? value : PLACEHOLDERS.newCode),
  otpMessage: (value) => (value === null ? value : PLACEHOLDERS.codeMessage),
}

/** Of an event `code` is one, elsewhere it may be anything. */
const EVENT_SECRETS: Readonly<Record<string, Mask>> = {
  ...SECRETS,
  code: (value, _, judge) => blankOr(value, judge.isCode(String(value)) ? PLACEHOLDERS.code : PLACEHOLDERS.wrongCode),
}

/** An event as it may be kept: plain JSON, its secrets as placeholders, its files as what they were good for (DEMO-8). */
export function maskEvent<E extends Fields>(event: E, judge: Judge): E {
  return masked(event, EVENT_SECRETS, judge) as E
}

/** The same of anything else that was done. */
export function maskValue<T>(value: T, judge: Judge): T {
  return masked(value, SECRETS, judge) as T
}

/** What a file says of itself; what is in it can only be looked into later. */
export function fileGuess({ type, size }: Blob): FilePlaceholder {
  return { specimen: size === 0 ? 'empty' : 'picture', type: knownType(type) }
}

/** A type is whatever the page that made the file wrote into it. */
export function knownType(type: unknown): string {
  return KNOWN_TYPES.find((known) => known === type) ?? ''
}

const KNOWN_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'application/pdf', 'text/plain']

function masked(value: unknown, secrets: typeof SECRETS, judge: Judge): unknown {
  if (value instanceof Blob) return maskedFile(value, judge)
  if (Array.isArray(value)) return value.map((part) => masked(part, secrets, judge))
  if (typeof value !== 'object' || value === null) return isPlain(value) ? value : null
  const fields = value as Fields
  return Object.fromEntries(
    Object.entries(fields).map(([name, part]) => {
      const mask = Object.hasOwn(secrets, name) ? secrets[name] : undefined
      if (mask === undefined) return [name, masked(part, secrets, judge)]
      if (typeof part === 'string' || typeof part === 'number') judge.met(String(part))
      return [name, mask(part, fields, judge)]
    }),
  )
}

function maskedFile(file: Blob, judge: Judge): FilePlaceholder {
  if (file instanceof File) judge.met(file.name)
  return fileGuess(file)
}

function maskPassword(value: unknown, { email, confirmpassword }: Fields, judge: Judge): string {
  if (confirmpassword !== undefined) return blankOr(value, PLACEHOLDERS.newPassword)
  const isRight = judge.isPassword(String(email), String(value))
  return value === '' || isRight ? blankOr(value, PLACEHOLDERS.password) : PLACEHOLDERS.wrongPassword
}

/** Nothing at all is no secret, and is refused in a way of its own. */
function blankOr(value: unknown, placeholder: string): string {
  if (value === '') return ''
  return String(value).trim() === '' ? ' ' : placeholder
}

function isPlain(value: unknown): boolean {
  return value === null || ['string', 'boolean', 'number'].includes(typeof value)
}
