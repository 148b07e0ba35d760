import type { DeskTools } from '#src/demo/desk-tools.ts'
import { isoTime } from '#src/kit/clock/clock.ts'
import { formatMoment } from '#src/platform/dates.ts'
import { useBackendState } from '#src/platform/use-backend-state.ts'
import { Button } from '#src/ui/button.tsx'
import styles from './desk.module.css'
import { deskCopy } from './desk-copy.ts'
import { useActivity } from './use-activity.ts'

const copy = deskCopy.outbox

/** Everything that the bank would have sent, newest first (DEMO-6). */
export function OutboxTab({ tools: { backend, goTo } }: { tools: DeskTools }) {
  const { server } = useBackendState()
  const entries = useActivity(backend, () => backend.outbox().toReversed())
  return (
    <>
      <p>{server === null ? copy.lead : copy.atServer(server)}</p>
      {entries.length === 0 ? <p className={styles.quiet}>{copy.none}</p> : null}
      <ul className={styles.rows}>
        {entries.map(({ at, kind, to, text, link }) => (
          <li key={`${at} ${kind} ${to} ${text} ${link}`} className={styles.row}>
            <strong>{copy.kinds[kind]}</strong>
            <span className={styles.quiet}>{formatMoment(isoTime(at))}</span>
            <span className={styles.wide}>
              {copy.to} {to}
            </span>
            <span className={styles.wide}>{text}</span>
            {link === undefined ? null : (
              <Button variant="secondary" onClick={() => void goTo(link)}>
                {copy.open}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
