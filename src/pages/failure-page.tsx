import { failure } from '#src/content/failure.ts'
import { Button } from '#src/ui/button.tsx'
import styles from './failure-page.module.css'

/** Shown instead of a page that failed to load or render. */
export function FailurePage({ reset }: { reset: () => void }) {
  return (
    <main className={styles.page} role="alert">
      <h1>{failure.title}</h1>
      <p>{failure.text}</p>
      <Button onClick={reset}>{failure.again}</Button>
    </main>
  )
}
