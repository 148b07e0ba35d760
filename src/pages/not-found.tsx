import { Link } from '@tanstack/react-router'
import { labels } from '#src/content/messages.ts'
import { notFoundCopy } from '#src/content/not-found.ts'
import { buttonClass } from '#src/ui/button.tsx'
import { FlowerMark } from '#src/ui/drawings/flower-mark.tsx'
import styles from './not-found.module.css'

/** The content for an unknown path (PUB-9). */
export function NotFound() {
  return (
    <div className={styles.page}>
      <div className={styles.drawing}>
        <FlowerMark />
      </div>
      <h1>{labels.pageNotFound}</h1>
      <p>{notFoundCopy.text}</p>
      <div className={styles.links}>
        <Link className={buttonClass()} to="/">
          {notFoundCopy.home}
        </Link>
        <Link className={buttonClass('secondary')} to="/login">
          {labels.signIn}
        </Link>
      </div>
    </div>
  )
}
