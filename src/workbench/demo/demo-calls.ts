import type { Backend } from '#mocks/bank/backend.ts'
import { ANSWERED_SECRETS } from '#src/contract/redact-fields.ts'
import { Redacted } from '#src/contract/redacted.ts'
import type { CallRecord } from '#src/workbench/contract/demo-contract.ts'
import type { DemoCallLog, ShownCall } from '#src/workbench/contract/desk-demo.ts'
import { redactDeep } from '#src/workbench/timeline/map-secrets.ts'
import { toDisplayJson } from '#src/workbench/trace/to-display-json.ts'
import { stable } from './stable.ts'

const SECRETS = { ...ANSWERED_SECRETS, token: 'token' } as const

/** `window.demo.calls()`: a copy, as sent and answered, without the session's token (SEC-4). */
export function callRecords({ calls }: Pick<Backend, 'calls'>): CallRecord[] {
  const records = calls().map(({ lost, headers, answer, ...call }) => {
    return { ...call, headers: without('token', headers), answer: without('accessToken', answer) }
  })
  return structuredClone(records)
}

function without<T>(token: string, part: T): T {
  const isSent = typeof part === 'object' && part !== null && token in part
  return isSent ? { ...part, [token]: new Redacted('token', '').shown } : part
}

/** `window.demo.callLog` */
export function createDemoCallLog({ calls }: Pick<Backend, 'calls'>): DemoCallLog {
  return {
    newest: stable((count) => {
      const first = Math.max(0, calls().length - count)
      return calls()
        .slice(first)
        .map(({ headers, body, answer, lost, ...call }, index) => ({
          ...call,
          number: first + index + 1,
          isAnswerLost: call.status === 'network' && lost !== undefined,
        }))
        .toReversed()
    }),
    show: async (number) => showCall(calls()[number - 1], number),
  }
}

/** Headers and bodies of a call as they may be shown (MOCK-6). Throws when there is no such call. */
function showCall(call: CallRecord | undefined, number: number): ShownCall {
  if (call === undefined) throw new Error(`There is no call ${number}.`)
  const [headers, body, answer] = [call.headers, call.body, call.answer].map((part) =>
    toDisplayJson(redactDeep(part, SECRETS)),
  )
  return { headers: headers ?? null, body: body ?? null, answer: answer ?? null }
}
