import type { EndpointName } from '#src/contract/endpoints.ts'
import type { Target } from './transport.ts'

export interface SignedIn {
  id: string
  token: string
  email: string
}

export interface CheckOptions {
  /** makes the e-mail addresses of this run unique */
  run: string
  /** a customer who can withdraw: verified, at the paying step, with a balance */
  payer: { email: string; password: string } | null
  /** the origin whose pages should be allowed to call */
  origin: string | null
}

/** What the checks share. They run in order, and later ones need the customers that earlier ones made. */
export interface CheckContext extends CheckOptions {
  target: Target
  password: string
  /** both are registered by the first check */
  customer: SignedIn
  other: SignedIn
}

export interface Check {
  name: EndpointName | 'any call'
  /** what the backend should do: 'refuses a wrong password' */
  what: string
  run(context: CheckContext): Promise<void>
  /** why the check cannot run with these options; null if it can */
  missing?(context: CheckContext): string | null
}
