import { useState } from 'react'
import { ANSWERED_SECRETS } from '#src/contract/redact-fields.ts'
import type { CallRecord } from '#src/demo/demo-contract.ts'
import type { DeskTools } from '#src/demo/desk-tools.ts'
import { redactDeep } from '#src/demo/redact-deep.ts'
import { shown } from '#src/kit/trace/shown.ts'
import { ValueTree } from '#src/kit/viewer/value-tree.tsx'
import styles from './desk.module.css'
import { deskCopy } from './desk-copy.ts'
import { useCalls } from './use-calls.ts'

const copy = deskCopy.calls
const MOST = 100
const SECRETS = { ...ANSWERED_SECRETS, token: 'token' } as const

/** The API calls, newest first, with their secrets redacted (MOCK-6). */
export function CallsList({ tools }: { tools: DeskTools }) {
  const calls = useCalls(tools)
  const first = Math.max(0, calls.length - MOST)
  return (
    <section className={styles.block}>
      <h3 className={styles.heading}>{copy.title}</h3>
      <p className={styles.quiet}>{copy.hint}</p>
      {calls.length === 0 ? <p className={styles.quiet}>{copy.none}</p> : null}
      <ul className={styles.rows}>
        {calls
          .slice(first)
          .map((call, index) => ({ call, number: first + index + 1 }))
          .toReversed()
          .map(({ call, number }) => (
            <li key={number} className={styles.row}>
              <Call call={call} />
            </li>
          ))}
      </ul>
      {first === 0 ? null : <p className={styles.quiet}>{copy.older(first)}</p>}
    </section>
  )
}

/** Renders bodies only when unfolded: an answer may have 10,000 rows, and the list renders again with every call. */
function Call({ call }: { call: CallRecord }) {
  const [isOpen, open] = useState(false)
  const { method, path, status, ms } = call
  const isFailed = status === 'network' || status >= 400
  return (
    <details className={styles.call} onToggle={({ currentTarget }) => open(currentTarget.open)}>
      <summary>
        <code>
          {method} {path}
        </code>{' '}
        <span className={styles.said} data-tone={isFailed ? 'failed' : undefined}>
          {status === 0 ? copy.inFlight : status === 'network' ? copy.network : status}
        </span>
        {ms === null ? null : <span className={styles.ms}> {copy.ms(ms)}</span>}
      </summary>
      {isOpen ? (
        <>
          <Part title={copy.headers} value={call.headers} />
          <Part title={copy.body} value={call.body} />
          <Part title={copy.answer} value={call.answer} />
        </>
      ) : null}
    </details>
  )
}

function Part({ title, value }: { title: string; value: unknown }) {
  const plain = shown(redactDeep(value, SECRETS))
  if (plain === null) return null
  return (
    <>
      <h4 className={styles.quiet}>{title}</h4>
      {typeof plain === 'object' ? <ValueTree value={plain} /> : <code>{String(plain)}</code>}
    </>
  )
}
