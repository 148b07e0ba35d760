import { Suspense } from 'react'
import { HomeHero } from './home-hero.tsx'
import styles from './home-page.module.css'
import { HomeStory } from './home-story.tsx'
import { lazyPart } from './lazy-part.ts'

/** Apart, so that the page can be used before its lower part has come (PERF-1). */
const HomeRest = lazyPart(() => import('./home-rest.tsx').then(({ HomeRest }) => HomeRest))

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
