/** What a secret may hold, by its kind. A message is one for the code that stands in it, a file for what is in it. */
interface SecretValues {
  password: string
  code: string | number
  token: string
  message: string
  file: unknown
}

export type SecretKind = keyof SecretValues
export type SecretValue<Kind extends SecretKind> = SecretValues[Kind]

/** Kept apart from the objects: no print, clone or debugger comes by a value that is no property. */
const values = new WeakMap<object, unknown>()

/**
 * A secret as the client passes it on (SEC-4), after Effect's `Redacted` and Rust's `secrecy`: print, JSON, structured clone and
 * debugger show '‹password›'. `unwrap` gives the value to the few who need it.
 */
export class Redacted<Kind extends SecretKind = SecretKind> {
  /** the one property, and so all that a structured clone takes along */
  readonly shown: string
  readonly #kind: Kind

  /** `shown` tells a stand-in from a secret: '‹wrong password›' is nobody's. */
  constructor(kind: Kind, value: SecretValue<Kind>, shown = `‹${kind}›`) {
    this.#kind = kind
    this.shown = shown
    values.set(this, value)
  }

  get kind(): Kind {
    return this.#kind
  }

  toString(): string {
    return this.shown
  }

  toJSON(): string {
    return this.shown
  }

  [Symbol.toPrimitive](): string {
    return this.shown
  }

  /** How Node prints it. */
  [Symbol.for('nodejs.util.inspect.custom')](): string {
    return this.shown
  }
}

/** The secret itself: for the API client, the session storage, the code comparison and whoever else a test names (SEC-4). */
export function unwrap<Kind extends SecretKind>(secret: Redacted<Kind>): SecretValue<Kind> {
  return values.get(secret) as SecretValue<Kind>
}

/** Whether two secrets are the same, to the letter. */
export function isSameSecret<Kind extends SecretKind>(one: Redacted<Kind>, other: Redacted<Kind>): boolean {
  return values.get(one) === values.get(other)
}

/** Whether nothing was entered: of a password spaces count, unless asked otherwise (AUTH-2, SIGN-3). */
export function isEmptySecret(secret: Redacted, { trim = false } = {}): boolean {
  const text = String(values.get(secret))
  return (trim ? text.trim() : text) === ''
}
