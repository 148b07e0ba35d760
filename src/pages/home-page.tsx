import { topics } from '#src/content/navigation.ts'
import { Tags } from '#src/ui/tags.tsx'
import { HomeHero } from './home-hero.tsx'
import { HomeNews } from './home-news.tsx'
import styles from './home-page.module.css'
import { HomeServices } from './home-services.tsx'
import { HomeStory } from './home-story.tsx'
import { HomeStrategies } from './home-strategies.tsx'
import { HomeValues } from './home-values.tsx'

/** The marketing home (PUB-1). */
export function HomePage() {
  return (
    <>
      <HomeHero />
      <HomeStory />
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
