import * as v from 'valibot'
import { own } from './own.ts'
import { Redacted, type SecretKind } from './redacted.ts'

/** The fields that hold secrets, by name, and the kind of each. */
export type SecretFields = Readonly<Record<string, SecretKind>>

/** An object with its secrets redacted; null and undefined stay as they are. */
export type WithRedacted<T, Fields extends SecretFields> = {
  [Name in keyof T]: Name extends keyof Fields ? Redacted<Fields[Name]> | Extract<T[Name], null | undefined> : T[Name]
}

/**
 * The secret fields of answers, including those that no schema asks for: a backend may send too much, such as a user with their
 * password hash, or a record with its files.
 */
export const ANSWERED_SECRETS = {
  accessToken: 'token',
  resetToken: 'token',
  userOtp: 'code',
  otpMessage: 'message',
  password: 'password',
  confirmpassword: 'password',
  front: 'file',
  back: 'file',
  images: 'file',
} as const satisfies SecretFields

/** A schema that validates, then redacts the given fields (SEC-4). */
export function redacting<Schema extends v.GenericSchema<object, object>, const Fields extends SecretFields>(
  schema: Schema,
  fields: Fields,
) {
  const redact = (value: v.InferOutput<Schema>): WithRedacted<v.InferOutput<Schema>, Fields> =>
    redactFields(value as v.InferOutput<Schema> & object, fields)
  return v.pipe(schema, v.transform(redact))
}

/** A copy of an object with the given fields redacted. */
function redactFields<T extends object, const Fields extends SecretFields>(
  value: T,
  fields: Fields,
): WithRedacted<T, Fields> {
  const entries = Object.entries(value).map(([name, part]) => {
    const kind = own(fields, name)
    const isSecret = kind !== undefined && part !== null && part !== undefined && !(part instanceof Redacted)
    return [name, isSecret ? new Redacted(kind, part) : part]
  })
  return Object.fromEntries(entries) as WithRedacted<T, Fields>
}
