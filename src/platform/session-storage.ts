import type { LoginAnswer } from '#src/contract/entities.ts'
import { Redacted, unwrap } from '#src/contract/redacted.ts'
import { tabStorage } from './tab-storage.ts'

/** The product's keys in session storage (DATA-2). */
export const SESSION_KEYS = [
  'user',
  'accessToken',
  'loans',
  'deposits',
  'kyc',
  'withdraw',
  'loanwithdraw',
  'investwithdraw',
] as const

/** What was entered for withdrawals that are not paid (WD-5). */
export const WITHDRAWAL_DRAFTS = 'larkspur.withdrawal'

/** What was typed in a sign-up, to survive a reload. */
export const SIGN_UP_DRAFT = 'larkspur.sign-up'

/** the tab's storage, or that of a moment */
type Readable = Pick<Storage, 'getItem'>

export type SessionKey = (typeof SESSION_KEYS)[number]

export function accessToken(storage: Readable = tabStorage): Redacted<'token'> | null {
  const token = storage.getItem('accessToken')
  return token === null ? null : new Redacted('token', token)
}

/** The stored user; null without an id. `newUser` and `profit` may be out of date until the user is loaded. */
export function storedUser(storage: Readable = tabStorage): { _id: string; newUser: unknown; profit: unknown } | null {
  const { _id, newUser, profit } = readUser(storage)
  return typeof _id === 'string' && _id !== '' ? { _id, newUser, profit } : null
}

/** The one-time code to compare with (WD-4); null if none is stored. */
export function storedCode(): Redacted<'code'> | null {
  const { userOtp } = readUser(tabStorage)
  return typeof userOtp === 'string' || typeof userOtp === 'number' ? new Redacted('code', userOtp) : null
}

/** Stores the answer to a sign-in, and removes the data of any other customer (AUTH-4, AUTH-7). */
export function storeSession(answer: LoginAnswer): void {
  if (storedUser()?._id !== answer._id) clearSession()
  storeValue('user', answer)
  tabStorage.setItem('accessToken', unwrap(answer.accessToken))
}

export function storeValue(key: SessionKey, value: unknown): void {
  tabStorage.setItem(key, JSON.stringify(plain(value)))
}

/** Removes the session and the customer's data. */
export function clearSession(): void {
  for (const key of [...SESSION_KEYS, WITHDRAWAL_DRAFTS]) tabStorage.removeItem(key)
}

/** Ends the session. Keeps the customer's data (AUTH-7) and removes their drafts. */
export function clearAccessToken(): void {
  tabStorage.removeItem('accessToken')
  tabStorage.removeItem(WITHDRAWAL_DRAFTS)
}

function readUser(storage: Readable): { _id?: unknown; newUser?: unknown; profit?: unknown; userOtp?: unknown } {
  try {
    return (JSON.parse(storage.getItem('user') ?? 'null') as object | null) ?? {}
  } catch {
    return {}
  }
}

/** Unwraps the secrets, which DATA-2 requires to be stored. */
function plain(value: unknown): unknown {
  if (value instanceof Redacted) return unwrap(value)
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, plain(part)]))
}
