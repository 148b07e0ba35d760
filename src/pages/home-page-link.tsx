import { Link } from '@tanstack/react-router'
import { labels } from '#src/content/messages.ts'
import { buttonClass } from '#src/ui/button.tsx'
import styles from './home-page-link.module.css'

/** The way back above a page's title (PUB-2, PUB-7). */
export function HomePageLink() {
  return (
    <Link className={`${buttonClass('quiet')} ${styles.link}`} to="/">
      {labels.homePage}
    </Link>
  )
}
