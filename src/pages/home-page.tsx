import { lazy, Suspense } from 'react'
import { HomeHero } from './home-hero.tsx'
import styles from './home-page.module.css'
import { HomeStory } from './home-story.tsx'

/** Apart, so that the page can be used before its lower part has come (PERF-1). */
const HomeRest = lazy(() => import('./home-rest.tsx').then(({ HomeRest }) => ({ default: HomeRest })))

/** The marketing home (PUB-1). */
export function HomePage() {
  return (
    <>
      <HomeHero />
      <HomeStory />
      <Suspense fallback={<div className={styles.restSpace} />}>
        <HomeRest />
      </Suspense>
    </>
  )
}
