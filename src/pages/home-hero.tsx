import { Link } from '@tanstack/react-router'
import { homeCopy } from '#src/content/home.ts'
import { labels } from '#src/content/messages.ts'
import { buttonClass } from '#src/ui/button.tsx'
import { Larkspur } from '#src/ui/drawings/larkspur.tsx'
import styles from './home-hero.module.css'

export function HomeHero() {
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
