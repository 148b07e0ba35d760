import { Link } from '@tanstack/react-router'
import { notFoundCopy } from '#src/content/failure.ts'
import { labels } from '#src/content/messages.ts'
import { buttonClass } from '#src/ui/button.tsx'
import { FlowerMark } from '#src/ui/drawings/flower-mark.tsx'
import { pageTitle } from './head.ts'
import styles from './not-found.module.css'
import { PublicShell } from './public-shell.tsx'

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

/** For a path that no route matches. There is no route with a `head`, so the page renders its own title. */
export function NotFoundPage() {
  return (
    <PublicShell>
      <title>{pageTitle(labels.pageNotFound)}</title>
      <meta name="description" content={notFoundCopy.description} />
      <NotFound />
    </PublicShell>
  )
}
