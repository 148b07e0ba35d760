import { ANSWERED_SECRETS } from '#src/contract/redact-fields.ts'
import { shown } from '#src/workbench/flows/trace/shown.ts'
import type { CallRecord, ShownCall } from './demo-contract.ts'
import { redactDeep } from './redact-deep.ts'

const SECRETS = { ...ANSWERED_SECRETS, token: 'token' } as const

/** Headers and bodies of a call as they may be shown (MOCK-6). Throws when there is no such call. */
export function showCall(call: CallRecord | undefined, number: number): ShownCall {
  if (call === undefined) throw new Error(`There is no call ${number}.`)
  const [headers, body, answer] = [call.headers, call.body, call.answer].map((part) => shown(redactDeep(part, SECRETS)))
  return { headers: headers ?? null, body: body ?? null, answer: answer ?? null }
}
