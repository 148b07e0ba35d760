import { Button } from '#src/ui/button.tsx'
import type { DeskDemo } from '#src/workbench/contract/desk-demo.ts'
import styles from './desk.module.css'
import { deskCopy } from './desk-copy.ts'
import { useSwitch } from './use-switch.ts'

interface MockOnlyNoteProps {
  demo: DeskDemo
  server: string
}

/** Shown in place of tools that only the mock has, with a button that switches back to the mock (MOCK-6). */
export function MockOnlyNote({ demo, server }: MockOnlyNoteProps) {
  const { error, switchTo } = useSwitch(demo)
  return (
    <section className={styles.block}>
      <p>{deskCopy.mockOnly.text(server)}</p>
      <p className={styles.quiet}>{deskCopy.backend.hint}</p>
      <Button variant="secondary" onClick={() => void switchTo('mock')}>
        {deskCopy.mockOnly.back}
      </Button>
      <p role="alert" className={styles.said} data-tone="failed">
        {error}
      </p>
    </section>
  )
}
