import { Link } from '@tanstack/react-router'
import { homeRestCopy } from '#src/content/home-rest.ts'
import { House } from '#src/ui/drawings/dwellings.tsx'
import { Plant } from '#src/ui/drawings/garden.tsx'
import { Purse } from '#src/ui/drawings/stationery.tsx'
import styles from './home-news.module.css'

const drawings = { house: House, purse: Purse, plant: Plant }

export function HomeNews() {
  const { heading, items } = homeRestCopy.news
  return (
    <section id="news" className={styles.news}>
      <h2>{heading}</h2>
      <ul className={styles.grid}>
        {items.map(({ drawing, slug, name, text }) => {
          const Sketch = drawings[drawing]
          return (
            <li key={slug} className={styles.teaser}>
              <div className={styles.sketch}>
                <Sketch />
              </div>
              <h3 className={styles.name}>
                <Link className={styles.link} to="/$page" params={{ page: slug }}>
                  {name}
                </Link>
              </h3>
              <p className={styles.text}>{text}</p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
