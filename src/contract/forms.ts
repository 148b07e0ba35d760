import * as v from 'valibot'
import { passwordSchema } from './clean-text.ts'
import { redacting } from './redact-fields.ts'

/** The forms that ask for secrets. Their schemas accept empty fields; the flows report those. */
export const credentialsForm = redacting(v.object({ email: v.string(), password: passwordSchema }), {
  password: 'password',
})
export const passwordsForm = redacting(v.object({ password: passwordSchema, confirmpassword: passwordSchema }), {
  password: 'password',
  confirmpassword: 'password',
})
export const codeForm = redacting(v.object({ code: v.string() }), { code: 'code' })

/** Reads a form's current values, with its secrets redacted (SEC-4). */
export function readForm<Schema extends v.GenericSchema>(schema: Schema, form: HTMLFormElement): v.InferOutput<Schema> {
  return v.parse(schema, Object.fromEntries(new FormData(form)))
}
