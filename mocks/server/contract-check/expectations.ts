import { isDeepStrictEqual } from 'node:util'
import { getDotPath, safeParse } from 'valibot'
import { type EndpointName, endpoints } from '#src/contract/endpoints.ts'
import type { Answer } from './transport.ts'

/** An answer that violates the contract: what was expected, and what was found. */
export class ContractViolation extends Error {
  readonly expected: string
  readonly found: string

  constructor(expected: string, found: string) {
    super(`expected ${expected}, found ${found}`)
    this.expected = expected
    this.found = found
  }
}

/** characters of a reported body */
const MAX_LENGTH = 90
const SECRET_FIELDS = ['password', 'confirmpassword', 'hash', 'salt', 'passwordHash']

/** Returns the body of an answer that matches the contract's schema and contains no password. */
export function accepted(name: EndpointName, answer: Answer): Record<string, unknown> {
  if (answer.status < 200 || answer.status > 299)
    throw new ContractViolation('a status of 200 to 299', describeAnswer(answer))
  const result = safeParse(endpoints[name].answer, answer.body)
  if (!result.success) {
    const [issue] = result.issues
    throw new ContractViolation(
      `${getDotPath(issue) ?? 'the answer'} to be ${issue.expected ?? 'as in the contract'}`,
      issue.received,
    )
  }
  const secret = secretIn(answer.body)
  if (secret !== null) throw new ContractViolation('no password in an answer', `a field '${secret}'`)
  return Object(answer.body) as Record<string, unknown>
}

/** Expects exactly the refusal that the contract declares under this code. */
export function refused(name: EndpointName, code: string, answer: Answer): void {
  const refusal = (
    endpoints[name].refusals as Record<string, { status: number; body: string | { keyPattern: readonly string[] } }>
  )[code]
  if (refusal === undefined) throw new Error(`The contract declares no refusal ${code} for ${name}`)
  const { status, body } = refusal
  const expected = typeof body === 'string' ? `'${body}'` : `keyPattern with ${body.keyPattern.join(' or ')}: 1`
  const keys = (answer.body as { keyPattern?: Record<string, unknown> } | null)?.keyPattern
  const isBody = typeof body === 'string' ? answer.body === body : body.keyPattern.some((key) => keys?.[key] === 1)
  if (answer.status !== status || !isBody)
    throw new ContractViolation(`${status} and ${expected}`, describeAnswer(answer))
}

/** Expects one of these statuses, with any body. */
export function refusedWith(statuses: readonly number[], answer: { status: number; body?: unknown }): void {
  if (!statuses.includes(answer.status)) throw new ContractViolation(statuses.join(' or '), describeAnswer(answer))
}

/** Compares without regard to the order of fields, which a backend may choose. */
export function same(what: string, found: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(found, expected))
    throw new ContractViolation(`${what} to be ${JSON.stringify(expected)}`, JSON.stringify(found) ?? 'nothing')
}

/** Compares an amount that may be a number or a text. */
export function sameAmount(what: string, found: unknown, expected: number): void {
  if (Number(found) !== expected || found === null || found === '') same(what, found, expected)
}

export function assertMoment(what: string, found: unknown): void {
  const ISO = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/
  if (typeof found !== 'string' || !ISO.test(found))
    throw new ContractViolation(`${what} to be a date and time in ISO 8601`, JSON.stringify(found))
}

export function describeAnswer({ status, body }: { status: number; body?: unknown }): string {
  const text =
    body === undefined || body === ''
      ? ''
      : ` and ${typeof body === 'string' ? `'${body}'` : JSON.stringify(masked(body))}`
  return `${status}${text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text}`
}

/** Reports may be shared, so they must not contain tokens. */
function masked(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'accessToken' in body ? { ...body, accessToken: '•••' } : body
}

function secretIn(value: unknown): string | null {
  if (typeof value !== 'object' || value === null) return null
  for (const [name, part] of Object.entries(value)) {
    const found = SECRET_FIELDS.includes(name) ? name : secretIn(part)
    if (found !== null) return found
  }
  return null
}
