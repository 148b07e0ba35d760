import { Button } from '#src/ui/button.tsx'
import type { Demo } from '#src/workbench/demo/demo-contract.ts'
import { demoTabCopy } from './demo-tab-copy.ts'
import styles from './desk.module.css'
import { firstClick } from './first-click.ts'

const copy = demoTabCopy.reset

/** The way back: to the original data (DEMO-5). */
export function StartOver({ demo }: { demo: Demo }) {
  return (
    <section className={styles.block} aria-label={copy.title}>
      <Button variant="secondary" onClick={firstClick(() => void demo.reset())}>
        {copy.reset}
      </Button>
      <p className={styles.quiet}>{copy.hint}</p>
    </section>
  )
}
