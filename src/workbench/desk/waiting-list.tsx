import type { Demo, WaitingItem } from '#src/workbench/demo/demo-contract.ts'
import { CardButton } from './card-button.tsx'
import { decide } from './decide.ts'
import own from './demo-tab.module.css'
import { demoTabCopy } from './demo-tab-copy.ts'
import styles from './desk.module.css'
import { useAnswer } from './use-demo.ts'
import { type SignedIn, useSignedIn } from './use-signed-in.ts'

const copy = demoTabCopy.waiting
const ask = (demo: Demo) => demo.operator.waiting()

/** What waits for the bank, each with its one action: the signed-in customer's, and everybody else's folded (DEMO-3). */
export function WaitingList({ demo }: { demo: Demo }) {
  const waiting = useAnswer(demo, ask)
  const customer = useSignedIn(demo)
  if (waiting === null) return null
  const first = waiting.filter(({ persona }) => persona === customer?.persona)
  const others = waiting.filter(({ persona }) => persona !== customer?.persona)
  return (
    <section className={own.waiting} aria-labelledby="desk-waiting">
      <h3 id="desk-waiting" className={styles.heading}>
        {copy.title((customer === null ? others : first).length)}
      </h3>
      <p className={styles.quiet}>{noteOf(customer, first.length, others.length)}</p>
      <Items demo={demo} items={first} />
      {others.length > 0 ? (
        <details className={own.fold}>
          <summary className={own.summary}>{customer === null ? copy.all : copy.others(others.length)}</summary>
          <Items demo={demo} items={others} />
        </details>
      ) : null}
    </section>
  )
}

function Items({ demo, items }: { demo: Demo; items: readonly WaitingItem[] }) {
  return (
    <ul className={styles.rows}>
      {items.map((item) => (
        <li key={`${item.kind} ${item.id}`} className={own.item}>
          <span>{item.text}</span>
          <CardButton label={copy.actions[item.kind]} about={item.text} onPress={() => void decide(demo, item)} />
        </li>
      ))}
    </ul>
  )
}

/** Says why the list is empty, if it is. */
function noteOf(customer: SignedIn | null, own: number, others: number): string {
  if (own > 0) return ''
  if (others === 0) return copy.none
  return customer === null ? copy.nobody : copy.noneOf(customer.name)
}
