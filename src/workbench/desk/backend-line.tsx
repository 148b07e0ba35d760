import { Button } from '#src/ui/button.tsx'
import type { DeskDemo } from '#src/workbench/contract/desk-demo.ts'
import styles from './desk.module.css'
import { deskCopy } from './desk-copy.ts'
import { useAttempt, useDemo, useServer } from './use-demo.ts'

const copy = deskCopy.backend

/** Switches the backend mode. A mode that is unavailable says why when it is pressed (MOCK-5). */
export function BackendLine({ demo }: { demo: DeskDemo }) {
  const now = useDemo(demo, ({ backend }) => backend.mode)
  const server = useServer(demo)
  const [error, attempt] = useAttempt()
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
              onClick={() => (mode === now ? undefined : void attempt(() => demo.backend.set(mode)))}
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

interface MockOnlyNoteProps {
  demo: DeskDemo
  server: string
}

/** Shown in place of tools that only the mock has, with a button that switches back to the mock (MOCK-6). */
export function MockOnlyNote({ demo, server }: MockOnlyNoteProps) {
  const [error, attempt] = useAttempt()
  return (
    <section className={styles.block}>
      <p>{deskCopy.mockOnly.text(server)}</p>
      <p className={styles.quiet}>{deskCopy.backend.hint}</p>
      <Button variant="secondary" onClick={() => void attempt(() => demo.backend.set('mock'))}>
        {deskCopy.mockOnly.back}
      </Button>
      <p role="alert" className={styles.said} data-tone="failed">
        {error}
      </p>
    </section>
  )
}
