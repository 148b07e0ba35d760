import type { LoginAnswer } from '#src/contract/entities.ts'
import { Redacted, unwrap } from '#src/contract/redacted.ts'
import { endedSessions } from './ended-sessions.ts'
import { storedJson, type TabStorage, tabStorage } from './tab-storage.ts'

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

/** Where the tab keeps what was entered and not sent. */
export const DRAFT_KEYS = [WITHDRAWAL_DRAFTS, SIGN_UP_DRAFT]

export type SessionKey = (typeof SESSION_KEYS)[number]

/** The token of the session; null without one, and once the tab's session has ended, here or in another tab (IN-11). */
export function accessToken(storage: TabStorage = tabStorage): Redacted<'token'> | null {
  const token = storage.getItem('accessToken')
  const isOver = token === null || (storage === tabStorage && hasEnded(token))
  return isOver ? null : new Redacted('token', token)
}

/** Whether the stored session has ended in another tab, which this one has not noticed yet. */
export function isSessionOver(): boolean {
  const token = tabStorage.getItem('accessToken')
  return token !== null && hasEnded(token)
}

/** Ends the stored session in every tab that has it (IN-11). What was entered for withdrawals stays, for the same customer's next one (WD-5). */
export function endSession(storage: TabStorage = tabStorage): void {
  const token = storage.getItem('accessToken')
  if (token !== null) endedSessions.add(markOf(token))
  storage.removeItem('accessToken')
}

/** The stored session counts, although it may have ended before: the demo has gone back to a moment of it. */
export function reviveSession(storage: TabStorage = tabStorage): void {
  const token = storage.getItem('accessToken')
  if (token !== null) endedSessions.remove(markOf(token))
}

/** The stored user; null without an id. `newUser` and `profit` may be out of date until the user is loaded. */
export function storedUser(
  storage: TabStorage = tabStorage,
): { _id: string; email: unknown; newUser: unknown; profit: unknown } | null {
  const { _id, email, newUser, profit } = readUser(storage)
  return typeof _id === 'string' && _id !== '' ? { _id, email, newUser, profit } : null
}

/** The one-time code to compare with (WD-4); null if none is stored. */
export function storedCode(storage: TabStorage = tabStorage): Redacted<'code'> | null {
  const { userOtp } = readUser(storage)
  return typeof userOtp === 'string' || typeof userOtp === 'number' ? new Redacted('code', userOtp) : null
}

/** Stores the answer to a sign-in, and removes the data of any other customer (AUTH-4, AUTH-7). */
export function storeSession(answer: LoginAnswer, storage: TabStorage = tabStorage): void {
  if (storedUser(storage)?._id !== answer._id) clearSession(storage)
  storeValue('user', answer, storage)
  storage.setItem('accessToken', unwrap(answer.accessToken))
  reviveSession(storage)
}

export function storeValue(key: SessionKey, value: unknown, storage: TabStorage = tabStorage): void {
  storage.setItem(key, JSON.stringify(plain(value)))
}

/** Removes the session and the customer's data. */
export function clearSession(storage: TabStorage = tabStorage): void {
  for (const key of [...SESSION_KEYS, WITHDRAWAL_DRAFTS]) storage.removeItem(key)
}

/** Ends the session in this tab. Keeps the customer's data (AUTH-7) and removes their drafts. */
export function clearAccessToken(storage: TabStorage = tabStorage): void {
  storage.removeItem('accessToken')
  clearDrafts(storage)
}

export function clearDrafts(storage: TabStorage = tabStorage): void {
  storage.removeItem(WITHDRAWAL_DRAFTS)
}

function hasEnded(token: string): boolean {
  return endedSessions.has(markOf(token))
}

/**
 * A short name for a session, by which its tabs recognise it. The token cannot be computed from it: 32 bits say too little (SEC-4). FNV-1a,
 * since `crypto.subtle` answers too late for a page that is about to close, and exists in secure contexts only.
 */
function markOf(token: string): string {
  let hash = 0x811c9dc5
  for (const letter of token) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(36)
}

function readUser(storage: TabStorage): Partial<Record<'_id' | 'email' | 'newUser' | 'profit' | 'userOtp', unknown>> {
  return (storedJson('user', storage) as object | null) ?? {}
}

/** Unwraps the secrets, which DATA-2 requires to be stored. */
function plain(value: unknown): unknown {
  if (value instanceof Redacted) return unwrap(value)
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, plain(part)]))
}
