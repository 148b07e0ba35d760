/** The type of each kind of secret. A message is secret because it contains a code, a file because of its content. */
interface SecretValues {
  password: string
  code: string | number
  token: string
  message: string
  file: unknown
}

export type SecretKind = keyof SecretValues
export type SecretValue<Kind extends SecretKind> = SecretValues[Kind]

/** Kept outside the objects, so that printing, cloning or a debugger cannot reveal them. */
const values = new WeakMap<object, unknown>()

/**
 * A secret (SEC-4), modelled on Effect's `Redacted` and Rust's `secrecy`: printing, JSON, structured clone and debuggers show
 * '‹password›'. Only `unwrap` returns the value.
 */
export class Redacted<Kind extends SecretKind = SecretKind> {
  /** the only property, so all that a structured clone copies */
  readonly shown: string
  readonly #kind: Kind

  /** `shown` labels a fake secret: '‹wrong password›' is nobody's. */
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

  /** Node's `util.inspect`, and so `console.log`. */
  [Symbol.for('nodejs.util.inspect.custom')](): string {
    return this.shown
  }
}

/** The secret's value. `unwrapping.test.ts` lists the files that may call this (SEC-4). */
export function unwrap<Kind extends SecretKind>(secret: Redacted<Kind>): SecretValue<Kind> {
  return values.get(secret) as SecretValue<Kind>
}

export function isSameSecret<Kind extends SecretKind>(one: Redacted<Kind>, other: Redacted<Kind>): boolean {
  return values.get(one) === values.get(other)
}

/** Whether nothing was entered. Spaces count as input unless `trim` is set (AUTH-2, SIGN-3). */
export function isEmptySecret(secret: Redacted, { trim = false } = {}): boolean {
  const text = String(values.get(secret))
  return (trim ? text.trim() : text) === ''
}
