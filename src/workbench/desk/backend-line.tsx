import { Button } from '#src/ui/button.tsx'
import type { DeskDemo } from '#src/workbench/contract/desk-demo.ts'
import styles from './desk.module.css'
import { deskCopy } from './desk-copy.ts'
import { useDemo, useServer } from './use-demo.ts'
import { useSwitch } from './use-switch.ts'

const copy = deskCopy.backend

/** Switches the backend mode. A mode that is unavailable says why when it is pressed (MOCK-5). */
export function BackendLine({ demo }: { demo: DeskDemo }) {
  const now = useDemo(demo, ({ backend }) => backend.mode)
  const server = useServer(demo)
  const { error, switchTo } = useSwitch(demo)
  const modes = demo.backend.modes()
  const canSwitch = modes.some(({ mode, unavailable }) => mode !== now && unavailable === null)
  return (
    <section className={styles.section} aria-labelledby="desk-backend">
      <div className={`${styles.line} ${styles.wraps}`}>
        <h3 id="desk-backend" className={styles.heading}>
          {copy.title}
        </h3>
        <div className={styles.segments}>
          {modes.map(({ mode, unavailable }) => (
            <Button
              key={mode}
              variant="secondary"
              aria-pressed={mode === now}
              aria-disabled={unavailable !== null}
              title={unavailable ?? copy.modes[mode].text}
              onClick={() => (mode === now ? undefined : void switchTo(mode))}
            >
              {copy.modes[mode].name}
            </Button>
          ))}
        </div>
      </div>
      {server === null ? null : (
        <p className={styles.quiet}>
          {copy.address} {server}
        </p>
      )}
      {canSwitch ? <p className={styles.quiet}>{copy.hint}</p> : null}
      <p role="alert" className={styles.said} data-tone="failed">
        {error}
      </p>
    </section>
  )
}
