import { prefetchDeferred } from '#src/platform/use-deferred.ts'
import { HomeHero } from './home-hero.tsx'
import styles from './home-page.module.css'
import { HomeStory } from './home-story.tsx'
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
