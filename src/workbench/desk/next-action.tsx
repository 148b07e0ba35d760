import { Button } from '#src/ui/button.tsx'
import type { Demo, WaitingItem } from '#src/workbench/demo/demo-contract.ts'
import { decide } from './decide.ts'
import { demoTabCopy } from './demo-tab-copy.ts'
import styles from './desk.module.css'
import { firstClick } from './first-click.ts'
import { useAnswer, useDemo } from './use-demo.ts'
import { useSignedIn } from './use-signed-in.ts'

const { actions } = demoTabCopy.waiting
const ask = (demo: Demo) => demo.operator.waiting()

/**
 * The first thing of the signed-in customer that waits for the bank, with its one button. While nothing is waiting, it shows the tab's name.
 */
export function NextAction({ demo, otherwise }: { demo: Demo; otherwise: string }) {
  const first = useNextItem(demo)
  return (
    <>
      <p className={styles.next}>{first?.text ?? otherwise}</p>
      {first === undefined ? null : (
        <Button className={styles.decide} onClick={firstClick(() => void decide(demo, first))}>
          {actions[first.kind]}
        </Button>
      )}
    </>
  )
}

/** In a scenario, what waited before it began is no part of the story, unless the bank is to decide on it there. */
function useNextItem(demo: Demo): WaitingItem | undefined {
  const waiting = useAnswer(demo, ask)
  const customer = useSignedIn(demo)
  const story = useDemo(demo, () => demo.scenarios().find(({ id }) => id === demo.scenario()))
  const isPart = ({ kind, isSeeded }: WaitingItem) => !isSeeded || story === undefined || kind === story.decides
  return waiting?.find((item) => item.persona === customer?.persona && isPart(item))
}
