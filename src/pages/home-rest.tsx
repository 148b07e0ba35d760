import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { topics } from '#src/content/navigation.ts'
import { Tags } from '#src/ui/tags.tsx'
import { HomeNews } from './home-news.tsx'
import styles from './home-page.module.css'
import { HomeServices } from './home-services.tsx'
import { HomeStrategies } from './home-strategies.tsx'
import { HomeValues } from './home-values.tsx'

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
