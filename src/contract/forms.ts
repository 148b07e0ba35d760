import * as v from 'valibot'
import { redacting } from './redact-fields.ts'

/** The forms that ask for secrets. They refuse nothing: what is missing, a flow says. */
export const credentialsForm = redacting(v.object({ email: v.string(), password: v.string() }), {
  password: 'password',
})
export const passwordsForm = redacting(v.object({ password: v.string(), confirmpassword: v.string() }), {
  password: 'password',
  confirmpassword: 'password',
})
export const codeForm = redacting(v.object({ code: v.string() }), { code: 'code' })

/** What stands in a form right now; a secret stays in its input, and comes out of here redacted (SEC-4). */
export function readForm<Schema extends v.GenericSchema>(schema: Schema, form: HTMLFormElement): v.InferOutput<Schema> {
  return v.parse(schema, Object.fromEntries(new FormData(form)))
}
