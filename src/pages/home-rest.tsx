import { Link, useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { homeRestCopy } from '#src/content/home-rest.ts'
import { topics } from '#src/content/navigation.ts'
import { Sketched } from '#src/ui/drawings/drawing.tsx'
import { house, shop } from '#src/ui/drawings/dwellings.ts'
import { jug, plant, tree } from '#src/ui/drawings/garden.ts'
import { coast, key } from '#src/ui/drawings/keeping.ts'
import { ledger } from '#src/ui/drawings/ledger.ts'
import { purse } from '#src/ui/drawings/stationery.ts'
import { Tags } from '#src/ui/tags.tsx'
import styles from './home-page.module.css'
import restStyles from './home-rest.module.css'

export function HomeRest() {
  const hash = useLocation({ select: (location) => location.hash })

  // TanStack Router has already looked for the hash's element, before this part was loaded.
  useEffect(() => {
    document.getElementById(hash)?.scrollIntoView()
  }, [hash])

  return (
    <>
      <HomeServices />
      <HomeStrategies />
      <HomeValues />
      <HomeNews />
      <div className={styles.topics}>
        <Tags words={topics} />
      </div>
    </>
  )
}

function HomeServices() {
  const { heading, items } = homeRestCopy.services
  return (
    <section id="services" className={styles.section}>
      <h2>{heading}</h2>
      <ul className={styles.pairs}>
        {items.map(({ name, text }) => (
          <li key={name}>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.soft}>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

const strategyDrawings = { ledger, tree, jug, coast, shop, key }

function HomeStrategies() {
  const { heading, lead, items } = homeRestCopy.strategies
  return (
    <section className={restStyles.band}>
      <h2>{heading}</h2>
      <p className={restStyles.lead}>{lead}</p>
      <ul className={restStyles.figures}>
        {items.map(({ drawing, seen, text }) => (
          <li key={drawing}>
            <figure className={restStyles.figure}>
              <Sketched of={strategyDrawings[drawing]} title={seen} />
              <figcaption className={restStyles.caption}>{text}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}

function HomeValues() {
  const { values, vision, mission } = homeRestCopy
  return (
    <>
      <section id="values" className={styles.section}>
        <h2>{values.heading}</h2>
        <ol className={styles.pairs}>
          {values.items.map(({ name, text }) => (
            <li key={name} className={styles.value}>
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.soft}>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <div className={styles.statements}>
        {[vision, mission].map(({ heading, text }) => (
          <section key={heading} className={styles.statement}>
            <h2 className={styles.kicker}>{heading}</h2>
            <p className={styles.saying}>{text}</p>
          </section>
        ))}
      </div>
    </>
  )
}

const teaserDrawings = { house, purse, plant }

function HomeNews() {
  const { heading, items } = homeRestCopy.news
  return (
    <section id="news" className={restStyles.news}>
      <h2>{heading}</h2>
      <ul className={restStyles.teasers}>
        {items.map(({ drawing, slug, name, text }) => (
          <li key={slug} className={restStyles.teaser}>
            <div className={restStyles.sketch}>
              <Sketched of={teaserDrawings[drawing]} />
            </div>
            <h3 className={restStyles.name}>
              <Link className={restStyles.link} to="/$page" params={{ page: slug }}>
                {name}
              </Link>
            </h3>
            <p className={restStyles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
