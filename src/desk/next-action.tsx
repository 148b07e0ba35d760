import { useEffect, useState } from 'react'
import type { Demo, WaitingItem } from '#src/demo/demo-contract.ts'
import { Button } from '#src/ui/button.tsx'
import styles from './desk.module.css'
import { deskCopy } from './desk-copy.ts'
import { useServer } from './use-demo.ts'

const copy = deskCopy.next

/** What the bank does about each. */
const decisions: Record<WaitingItem['kind'], (operator: Demo['operator'], item: WaitingItem) => Promise<void>> = {
  deposit: (operator, { id }) => operator.setDeposit(id, 'true'),
  loan: (operator, { id }) => operator.setLoan(id, 'true'),
  transfer: (operator, { id }) => operator.setTransfer(id, true),
  kyc: (operator, { persona }) => operator.setKyc(persona, true),
  step: (operator, { persona }) => operator.releaseStep(persona),
}

/** The first thing that waits for the bank, with its one button; the tab's name when nothing does. */
export function NextAction({ demo, otherwise }: { demo: Demo; otherwise: string }) {
  const [first] = useWaiting(demo)
  if (first === undefined) return <p className={styles.next}>{otherwise}</p>
  return (
    <>
      <p className={styles.next}>{first.text}</p>
      <Button className={styles.decide} onClick={() => void decisions[first.kind](demo.operator, first)}>
        {copy[first.kind]}
      </Button>
    </>
  )
}

/** Empty while a real backend answers. */
function useWaiting(demo: Demo): readonly WaitingItem[] {
  const [waiting, setWaiting] = useState<readonly WaitingItem[]>([])
  const server = useServer(demo)
  useEffect(() => {
    let newest = 0
    const look = async () => {
      newest += 1
      const asked = newest
      const list = server === null ? await demo.operator.waiting().catch(() => []) : []
      // An answer that was overtaken, or that comes after the end, is dropped.
      if (asked === newest) setWaiting(list)
    }
    void look()
    const stop = demo.subscribe(() => void look())
    return () => {
      newest += 1
      stop()
    }
  }, [demo, server])
  return waiting
}
