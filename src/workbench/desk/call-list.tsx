import { useCallback, useState } from 'react'
import type { CallSummary, DeskDemo, ShownCall } from '#src/workbench/contract/desk-demo.ts'
import { ValueTree } from '#src/workbench/flows/viewer/value-tree.tsx'
import styles from './desk.module.css'
import { deskCopy } from './desk-copy.ts'
import own from './network.module.css'
import { useDemo } from './use-demo.ts'
import { useLate } from './use-late.ts'

const copy = deskCopy.calls
const MOST = 100

/** The API calls, newest first, with their secrets redacted (MOCK-6). */
export function CallList({ demo }: { demo: DeskDemo }) {
  const calls = useDemo(demo, ({ callLog }) => callLog.newest(MOST))
  const older = (calls.at(-1)?.number ?? 1) - 1
  return (
    <section className={styles.section} aria-labelledby="desk-calls">
      <h3 id="desk-calls" className={styles.heading}>
        {copy.title}
      </h3>
      {calls.length === 0 ? <p className={styles.quiet}>{copy.none}</p> : null}
      <ul className={styles.table}>
        {calls.map((call) => (
          <li key={call.number}>
            <Call demo={demo} call={call} />
          </li>
        ))}
      </ul>
      {older === 0 ? null : <p className={styles.quiet}>{copy.older(older)}</p>}
    </section>
  )
}

function statusOf({ status, isAnswerLost }: CallSummary): string | number {
  if (isAnswerLost) return copy.lost
  return status === 0 ? copy.inFlight : status === 'network' ? copy.network : status
}

/** Reads bodies only when unfolded: an answer may have 10,000 rows, and the list renders again with every call. */
function Call({ demo, call }: { demo: DeskDemo; call: CallSummary }) {
  const [isOpen, open] = useState(false)
  const { number, method, path, status, ms } = call
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again when the answer has come
  const read = useCallback(() => demo.callLog.show(number), [demo, number, ms])
  const parts = useLate(isOpen ? read : null)
  return (
    <details className={own.call} onToggle={({ currentTarget }) => open(currentTarget.open)}>
      <summary title={path}>
        <code>
          {method} {shortened(path)}
        </code>{' '}
        <span className={styles.said} data-tone={status === 'network' || status >= 400 ? 'failed' : undefined}>
          {statusOf(call)}
        </span>
        <span className={own.ms}>{ms === null ? null : <> {copy.ms(ms)}</>}</span>
      </summary>
      {isOpen ? <code className={own.path}>{path}</code> : null}
      {isOpen && parts !== null ? (
        <>
          <Part title={copy.headers} value={parts.headers} />
          <Part title={copy.body} value={parts.body} />
          <Part title={copy.answer} value={parts.answer} />
        </>
      ) : null}
    </details>
  )
}

/** With the last three characters of an id: 'transfer/…74f'. */
function shortened(path: string): string {
  return path.replace(/[^/?]{12,}$/, (id) => `…${id.slice(-3)}`)
}

function Part({ title, value }: { title: string; value: ShownCall['body'] }) {
  if (value === null) return null
  return (
    <>
      <h4 className={styles.quiet}>{title}</h4>
      {typeof value === 'object' ? <ValueTree value={value} /> : <code>{String(value)}</code>}
    </>
  )
}
