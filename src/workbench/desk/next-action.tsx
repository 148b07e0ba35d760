import { Button } from '#src/ui/button.tsx'
import { firstClick } from '#src/ui/first-click.ts'
import type { DeskDemo } from '#src/workbench/contract/desk-demo.ts'
import styles from './desk.module.css'
import { useWaiting } from './use-waiting.ts'

/**
 * The first thing of the signed-in customer that waits for the bank, with its one button. While nothing is waiting, it shows the tab's name.
 */
export function NextAction({ demo, otherwise }: { demo: DeskDemo; otherwise: string }) {
  const first = useWaiting(demo)?.now[0]
  return (
    <>
      <p className={styles.next}>{first?.subject ?? otherwise}</p>
      {first === undefined ? null : (
        <Button className={styles.decide} onClick={firstClick(() => void first.actions[0].run())}>
          {first.actions[0].label}
        </Button>
      )}
    </>
  )
}
