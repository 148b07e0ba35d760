import type { Demo } from '#src/demo/demo-contract.ts'
import { Button } from '#src/ui/button.tsx'
import { decide } from './decide.ts'
import { demoTabCopy } from './demo-tab-copy.ts'
import styles from './desk.module.css'
import { firstClick } from './first-click.ts'
import { useAnswer } from './use-demo.ts'
import { useSignedIn } from './use-signed-in.ts'

const { actions } = demoTabCopy.waiting
const ask = (demo: Demo) => demo.operator.waiting()

/** The first thing of the signed-in customer that waits for the bank, with its one button; the tab's name when nothing does. */
export function NextAction({ demo, otherwise }: { demo: Demo; otherwise: string }) {
  const waiting = useAnswer(demo, ask)
  const customer = useSignedIn(demo)
  const first = waiting?.find(({ persona }) => customer === null || persona === customer.persona)
  if (first === undefined) return <p className={styles.next}>{otherwise}</p>
  return (
    <>
      <p className={styles.next}>{first.text}</p>
      <Button className={styles.decide} onClick={firstClick(() => void decide(demo, first))}>
        {actions[first.kind]}
      </Button>
    </>
  )
}
