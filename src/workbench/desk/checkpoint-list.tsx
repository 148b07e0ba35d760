import { useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import type { Demo } from '#src/workbench/demo/demo-contract.ts'
import styles from './desk.module.css'
import { firstClick } from './first-click.ts'
import own from './moments.module.css'
import { momentsCopy } from './moments-copy.ts'
import { useDemo } from './use-demo.ts'

const copy = momentsCopy.checkpoints
const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' })

/** The moments before the last actions, newest first, each with a button that puts the demo back there (DEMO-5). */
export function CheckpointList({ demo }: { demo: Demo }) {
  const checkpoints = useDemo(demo, () => demo.checkpoints())
  const [said, say] = useState('')

  async function goBack(id: number) {
    say('')
    try {
      await demo.restore(id)
      say(copy.done)
    } catch (error) {
      say(`${copy.failed} ${(error as Error).message}`)
    }
  }

  return (
    <section className={styles.block}>
      <h3 className={styles.heading}>{copy.title}</h3>
      <p className={styles.quiet}>{checkpoints.length === 0 ? copy.none : copy.hint}</p>
      <ul className={styles.rows}>
        {checkpoints.map(({ id, at, text }) => (
          <li key={id} className={`${styles.row} ${own.checkpoint}`}>
            <span>{text}</span>
            <span className={styles.quiet}>{time.format(at)}</span>
            <Button variant="secondary" onClick={firstClick(() => void goBack(id))}>
              {copy.back}
              <span className="visually-hidden">: {text}</span>
            </Button>
          </li>
        ))}
      </ul>
      <p role="status">{said}</p>
    </section>
  )
}
