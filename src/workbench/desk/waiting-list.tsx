import type { DeskDemo } from '#src/workbench/contract/desk-demo.ts'
import { Decidables } from './decidables.tsx'
import styles from './desk.module.css'
import { deskCopy } from './desk-copy.ts'
import { Fold } from './fold.tsx'
import { useWaiting, type WaitingLists } from './use-waiting.ts'

const copy = deskCopy.waiting

/** What waits for the bank because of the story, each with its one action; everything else folded (DEMO-3). */
export function WaitingList({ demo }: { demo: DeskDemo }) {
  const waiting = useWaiting(demo)
  if (waiting === null) return null
  const { customer, now, earlier, others } = waiting
  return (
    <section className={styles.section} aria-labelledby="desk-waiting">
      <h3 id="desk-waiting" className={styles.heading}>
        {copy.title((customer === null ? others : now).length)}
      </h3>
      {now.length === 0 && (customer !== null || others.length === 0) ? (
        <p className={styles.quiet}>{noteOf(waiting)}</p>
      ) : null}
      <Decidables of={now} isNext />
      {earlier.length === 0 ? null : (
        <Fold title={copy.earlier(earlier.length)}>
          <Decidables of={earlier} />
        </Fold>
      )}
      {others.length === 0 ? null : (
        <Fold title={customer === null ? copy.all(others.length) : copy.others(others.length)}>
          <Decidables of={others} />
        </Fold>
      )}
    </section>
  )
}

/** Says why the list is empty. */
function noteOf({ customer, isStory, earlier, others }: WaitingLists): string {
  if (customer === null || earlier.length + others.length === 0) return copy.none
  return isStory ? copy.noneInStory : copy.noneOf(customer.name)
}
