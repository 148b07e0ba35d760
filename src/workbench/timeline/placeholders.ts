import type { CustomerAnswers } from '#machines/customer/customer-ref.ts'
import { isRightCode } from '#machines/withdrawal/withdrawal-rules.ts'
import { own } from '#src/contract/own.ts'
import { isFilePlaceholder, linkPlace, PLACEHOLDERS } from '#src/contract/placeholders.ts'
import { ANSWERED_SECRETS } from '#src/contract/redact-fields.ts'
import { Redacted } from '#src/contract/redacted.ts'
import { createRandom, type Random } from '#src/platform/clock/random.ts'
import { storedCode } from '#src/platform/session-storage.ts'
import type { PageBackend, Product } from '#src/workbench/trace/product.ts'
import { type Fields, mapParts, redactDeep } from './map-secrets.ts'
import { linkTokens, RESET_PATH } from './secret-placeholders.ts'
import { specimenFile } from './specimen-file.ts'

export type Placeholders = ReturnType<typeof createPlaceholders>

/** Fields with these names become secrets: events come from a file, or from the viewer's form, where everything is text. */
const EVENT_SECRETS = { ...ANSWERED_SECRETS, code: 'code' } as const

const SECRETS: readonly string[] = [PLACEHOLDERS.password, PLACEHOLDERS.newPassword, PLACEHOLDERS.code]

const MISSING = {
  customer: 'nobody is logged in',
  link: 'the outbox has no such link',
  deposit: 'no deposit is waiting for the bank',
  loan: 'no loan is waiting for the bank',
  withdrawal: 'no withdrawal is waiting for the bank',
} as const

/** The page does not have the value of a placeholder. */
export class Missing extends Error {
  readonly what: keyof typeof MISSING

  constructor(what: Missing['what']) {
    super(MISSING[what])
    this.what = what
  }
}

export function missing(what: Missing['what']): never {
  throw new Missing(what)
}

/** Returns a new generator per call; the same seed gives the same ones. */
export function randomsOf(seed: string): () => Random {
  let drawn = 0
  return () => {
    drawn += 1
    return createRandom(`${seed}/${drawn}`)
  }
}

/**
 * Replaces placeholders by this page's current values (DEMO-7, DEMO-8, FLOW-3). A text that is not a placeholder stays as it is. What it returns throws
 * `Missing` when the page does not have the value. `nextRandom` supplies the generators of made-up values, such as new passwords.
 */
export function createPlaceholders(backend: PageBackend, nextRandom = randomsOf('placeholders')) {
  const { codes, personas, product } = backend
  const signedIn = () => customerIn(product)
  /** every password made up here, the newest first, and those of the personas */
  const passwords = personas.map(({ password }) => password)

  const values: Readonly<Record<string, (siblings: Fields) => unknown>> = {
    [PLACEHOLDERS.password]: ({ email }) =>
      passwords.find((password) => backend.isPassword(String(email), new Redacted('password', password))) ??
      passwords.at(-1),
    [PLACEHOLDERS.wrongPassword]: () => `No-${nextRandom().digits(6)}`,
    [PLACEHOLDERS.newPassword]: newPassword,
    [PLACEHOLDERS.otherPassword]: () => `Other-${nextRandom().digits(6)}`,
    [PLACEHOLDERS.code]: () => rightCode() ?? wrongCode(),
    [PLACEHOLDERS.wrongCode]: wrongCode,
    [PLACEHOLDERS.newCode]: () => nextRandom().digits(codes.digits),
    [PLACEHOLDERS.codeMessage]: () => codes.message,
    [PLACEHOLDERS.token]: () => 'no-token',
    [PLACEHOLDERS.wrongLink]: () => 'no-such-link',
    [PLACEHOLDERS.userId]: signedIn,
    [PLACEHOLDERS.email]: () => backend.operator.user(signedIn()).email,
    [PLACEHOLDERS.deposit]: () => newestWaiting(answers()).deposit ?? missing('deposit'),
    [PLACEHOLDERS.loan]: () => newestWaiting(answers()).loan ?? missing('loan'),
    [PLACEHOLDERS.withdrawal]: () => newestWaiting(answers()).withdrawal ?? missing('withdrawal'),
  }

  return {
    /** any value with placeholders in its fields, as plain values */
    value: <T>(value: T) => fill(value) as T,
    /** an event, with its secrets redacted like those of a form */
    event: <E extends object>(event: E) => redactDeep(fill(event), EVENT_SECRETS) as E,
    path: (path: string) =>
      path.replace(/‹[^›]*›/g, (placeholder, at: number) =>
        isSecret(placeholder) && path.slice(0, at).toLowerCase() !== RESET_PATH
          ? placeholder
          : String(text(placeholder)),
      ),
    text,
  }

  function fill(value: unknown): unknown {
    /** by object: two equal passwords must stay equal */
    const filled = new Map<Fields, Map<string, unknown>>()
    return mapParts(value, (part, name, beside) => {
      if (typeof part === 'string') {
        if (isSecret(part) && own(EVENT_SECRETS, name) === undefined) return part
        const alike = filled.get(beside) ?? new Map<string, unknown>()
        filled.set(beside, alike)
        if (!alike.has(part)) alike.set(part, text(part, beside))
        return alike.get(part)
      }
      return typeof part === 'object' && part !== null && isFilePlaceholder(part) ? specimenFile(part) : undefined
    })
  }

  /** one text, which may depend on the fields next to it */
  function text(text: string, siblings: Fields = {}): unknown {
    const place = linkPlace(text)
    if (place !== null) return linkTokens(backend).at(-place) ?? missing('link')
    const value = own(values, text)
    return value === undefined ? text : value(siblings)
  }

  /** The signed-in customer's data, as far as they have loaded. */
  function answers(): Partial<CustomerAnswers> {
    return product.system.customer()?.getSnapshot().context.answers ?? {}
  }

  function newPassword(): string {
    const password = `New-${nextRandom().hex(8)}`
    passwords.unshift(password)
    return password
  }

  /** When no code is valid, as after the payment, any code is wrong. */
  function wrongCode(): string {
    const [first, second] = [nextRandom().digits(codes.digits), nextRandom().digits(codes.digits)]
    return isRightCode(new Redacted('code', first), storedCode()) ? second : first
  }
}

/** Whether a secret of this page takes its place: anywhere but where secrets are kept it would be plain text (SEC-4). */
function isSecret(text: string): boolean {
  return SECRETS.includes(text) || linkPlace(text) !== null
}

/** The ids of the records that wait for the bank: of each kind the first, which is the newest. */
export function newestWaiting({ deposits, loans, transfers }: Partial<Omit<CustomerAnswers, 'user' | 'kyc'>>) {
  const first = (records?: readonly { _id: string; status?: unknown }[] | null) =>
    records?.find(({ status }) => status === 'Pending' || status === false)?._id
  return { deposit: first(deposits?.deposit), loan: first(loans?.loan), withdrawal: first(transfers?.transfers) }
}

/** The code in session storage, if a withdrawal accepts it. */
function rightCode(): Redacted<'code'> | null {
  const code = storedCode()
  return code !== null && isRightCode(code, code) ? code : null
}

/** The id of the signed-in customer. */
export function customerIn(product: Product): string {
  return product.system.customerId ?? missing('customer')
}
