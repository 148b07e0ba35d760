import type { WaitingItem } from '#src/workbench/contract/demo-contract.ts'
import type { DeskDemo } from '#src/workbench/contract/desk-demo.ts'
import { ActionButton } from './action-button.tsx'
import { decide } from './decide.ts'
import styles from './desk.module.css'
import { deskCopy } from './desk-copy.ts'
import { Fold } from './fold.tsx'
import { useWaiting, type Waiting } from './use-waiting.ts'

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
      <Items demo={demo} items={now} isFirst />
      {earlier.length === 0 ? null : (
        <Fold title={copy.earlier(earlier.length)}>
          <Items demo={demo} items={earlier} />
        </Fold>
      )}
      {others.length === 0 ? null : (
        <Fold title={customer === null ? copy.all(others.length) : copy.others(others.length)}>
          <Items demo={demo} items={others} isNamed />
        </Fold>
      )}
    </section>
  )
}

interface ItemsProps {
  demo: DeskDemo
  items: readonly WaitingItem[]
  /** whether the first one is what the bank does next */
  isFirst?: boolean
  /** whether each says whose it is */
  isNamed?: boolean
}

function Items({ demo, items, isFirst = false, isNamed = false }: ItemsProps) {
  return (
    <ul className={styles.ledger}>
      {items.map((item, index) => (
        <li key={`${item.kind} ${item.id}`} title={item.text}>
          <strong>{item.amount}</strong>
          <span className={styles.kind}>{isNamed ? `${item.name}, ${lowered(item.about)}` : item.about}</span>
          <ActionButton
            label={copy.actions[item.kind]}
            about={item.text}
            variant={isFirst && index === 0 ? 'primary' : 'secondary'}
            reason={null}
            onPress={() => void decide(demo, item)}
          />
        </li>
      ))}
    </ul>
  )
}

function lowered(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

/** Says why the list is empty. */
function noteOf({ customer, isStory, earlier, others }: Waiting): string {
  if (customer === null || earlier.length + others.length === 0) return copy.none
  return isStory ? copy.noneInStory : copy.noneOf(customer.name)
}
