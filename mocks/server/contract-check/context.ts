import type { EndpointName } from '#src/contract/endpoints.ts'
import type { Target } from './transport.ts'

export interface SignedIn {
  id: string
  token: string
  email: string
}

export interface CheckOptions {
  /** makes the mailboxes of this run its own */
  run: string
  /** a customer whose withdrawals are paid: verified, at the paying step, with a balance */
  payer: { email: string; password: string } | null
  /** whose pages should be allowed to call */
  origin: string | null
}

/** What the checks share: they run one after the other, and later ones need what earlier ones made. */
export interface Bench extends CheckOptions {
  target: Target
  password: string
  /** two who were registered by the check */
  customer: SignedIn
  other: SignedIn
}

export interface Check {
  name: EndpointName | 'any call'
  /** what the backend does, as a sentence: 'refuses a wrong password' */
  what: string
  run(bench: Bench): Promise<void>
  /** why it cannot be run with what is given */
  missing?(bench: Bench): string | null
}
