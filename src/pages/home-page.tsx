import { Link } from '@tanstack/react-router'
import { homeCopy } from '#src/content/home.ts'
import { labels } from '#src/content/messages.ts'
import { prefetchDeferred } from '#src/platform/use-deferred.ts'
import { buttonClass } from '#src/ui/button.tsx'
import { Larkspur } from '#src/ui/drawings/larkspur.tsx'
import styles from './home-page.module.css'
import { LazyPart } from './lazy-part.tsx'

/** Loaded separately, so that the page can be used before its lower part arrives (PERF-1). */
const loadRest = () => import('./home-rest.tsx').then(({ HomeRest }) => HomeRest)
prefetchDeferred(loadRest)

/** The marketing home (PUB-1). */
export function HomePage() {
  return (
    <>
      <HomeHero />
      <HomeStory />
      <LazyPart load={loadRest} placeholder={<div className={styles.restSpace} />} />
    </>
  )
}

function HomeHero() {
  const { heading, lead, second } = homeCopy.hero
  return (
    <div className={styles.hero}>
      <div className={styles.words}>
        <h1 className={styles.heading}>{heading}</h1>
        <p className={styles.lead}>{lead}</p>
        <div className={`${styles.ways} screen-only`}>
          <Link className={buttonClass()} to="/create-account">
            {labels.createAccount}
          </Link>
          <Link className={buttonClass('secondary')} to="/$page" params={{ page: 'personal-loans' }}>
            {second}
          </Link>
        </div>
      </div>
      <div className={`${styles.drawing} reveal`}>
        <Larkspur />
      </div>
    </div>
  )
}

function HomeStory() {
  const { heading, paragraphs } = homeCopy.about
  return (
    <section id="about" className={styles.section}>
      <h2>{heading}</h2>
      <div className={styles.text}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  )
}
