import { formatTime } from '#src/platform/dates.ts'
import { Button } from '#src/ui/button.tsx'
import type { DeskDemo } from '#src/workbench/contract/desk-demo.ts'
import styles from './desk.module.css'
import { deskCopy } from './desk-copy.ts'
import { Fold } from './fold.tsx'
import { useDemo, useServer } from './use-demo.ts'

const copy = deskCopy.messages

/** Everything that the bank would have sent, newest first (DEMO-6). */
export function Outbox({ demo }: { demo: DeskDemo }) {
  const server = useServer(demo)
  const entries = useDemo(demo, demo.outbox)
  return (
    <Fold title={copy.title(entries.length)}>
      {server === null ? null : <p>{copy.atServer(server)}</p>}
      {entries.length === 0 ? <p className={styles.quiet}>{copy.none}</p> : null}
      <ul className={styles.table}>
        {entries.toReversed().map(({ at, kind, to, text, link }) => (
          <li key={`${at} ${kind} ${to} ${text} ${link}`} className={styles.message}>
            <strong>{copy.kinds[kind]}</strong>
            <span className={styles.quiet}>
              {formatTime(at)}, {copy.to} {to}
            </span>
            <p>{text}</p>
            {link === undefined ? null : (
              <Button variant="secondary" onClick={() => void demo.goTo(link)}>
                {copy.open}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Fold>
  )
}
