import type { LoginAnswer } from './contract/entities.ts'
import { tabStorage } from './tab-storage.ts'

/** The session storage keys of the product, to the letter of DATA-2. */
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

export type SessionKey = (typeof SESSION_KEYS)[number]

export function accessToken(): string | null {
  return tabStorage.getItem('accessToken')
}

/** The stored user, or null when there is none with an id. Whatever else it says is only a guess until it is loaded. */
export function storedUser(): { _id: string; newUser?: unknown } | null {
  try {
    const user = JSON.parse(tabStorage.getItem('user') ?? 'null') as { _id?: unknown } | null
    return typeof user?._id === 'string' && user._id !== '' ? (user as { _id: string }) : null
  } catch {
    return null
  }
}

/** Keeps the answer of a sign-in; another customer's figures do not outlive it (AUTH-4, AUTH-7). */
export function storeSession(answer: LoginAnswer): void {
  if (storedUser()?._id !== answer._id) clearSession()
  tabStorage.setItem('user', JSON.stringify(answer))
  tabStorage.setItem('accessToken', answer.accessToken)
}

export function storeValue(key: SessionKey, value: unknown): void {
  tabStorage.setItem(key, JSON.stringify(value))
}

/** Whoever was signed in, and all that was kept of them. */
export function clearSession(): void {
  for (const key of SESSION_KEYS) tabStorage.removeItem(key)
}

export function clearAccessToken(): void {
  tabStorage.removeItem('accessToken')
}
