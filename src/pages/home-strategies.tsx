import { homeRestCopy } from '#src/content/home-rest.ts'
import { Shop } from '#src/ui/drawings/dwellings.tsx'
import { Jug, Tree } from '#src/ui/drawings/garden.tsx'
import { Coast, Key } from '#src/ui/drawings/keeping.tsx'
import { Ledger } from '#src/ui/drawings/ledger.tsx'
import styles from './home-strategies.module.css'

const drawings = { ledger: Ledger, tree: Tree, jug: Jug, coast: Coast, shop: Shop, key: Key }

export function HomeStrategies() {
  const { heading, lead, items } = homeRestCopy.strategies
  return (
    <section className={styles.band}>
      <h2>{heading}</h2>
      <p className={styles.lead}>{lead}</p>
      <ul className={styles.grid}>
        {items.map(({ drawing, seen, text }) => {
          const Sketch = drawings[drawing]
          return (
            <li key={drawing}>
              <figure className={styles.figure}>
                <Sketch title={seen} />
                <figcaption className={styles.caption}>{text}</figcaption>
              </figure>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
