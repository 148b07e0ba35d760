import { Button } from '#src/ui/button.tsx'
import type { Demo } from '#src/workbench/demo/demo-contract.ts'
import styles from './desk.module.css'
import { deskCopy } from './desk-copy.ts'
import { useDemo, useServer } from './use-demo.ts'
import { useSwitch } from './use-switch.ts'

const copy = deskCopy.backend

/** Switches the backend mode (MOCK-5). */
export function BackendTab({ demo }: { demo: Demo }) {
  const now = useDemo(demo, ({ backend }) => backend.mode)
  const server = useServer(demo)
  const { error, switchTo } = useSwitch(demo)
  return (
    <>
      <p className={styles.quiet}>{copy.hint}</p>
      <ul className={styles.rows}>
        {demo.backend.modes().map(({ mode, unavailable }) => (
          <li key={mode} className={styles.row} aria-current={mode === now}>
            <strong className={styles.wide}>{copy.modes[mode].name}</strong>
            <span className={styles.wide}>{copy.modes[mode].text}</span>
            {mode === now && server !== null ? (
              <span className={styles.wide}>
                {copy.address} {server}
              </span>
            ) : null}
            {unavailable === null ? null : <span className={styles.wide}>{unavailable}</span>}
            {mode === now ? (
              <strong>{copy.now}</strong>
            ) : (
              <Button variant="secondary" disabled={unavailable !== null} onClick={() => void switchTo(mode)}>
                {copy.switch}
                <span className="visually-hidden">: {copy.modes[mode].name}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      <p role="alert" className={styles.said} data-tone="failed">
        {error}
      </p>
    </>
  )
}
