import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { failure } from '#src/content/failure.ts'
import { useShown } from '#src/flows/use-flow.ts'
import { buildAtHost, isMissingPart, reloadForRelease } from '#src/platform/release.ts'
import { Button } from '#src/ui/button.tsx'
import styles from './failure-page.module.css'

/** the errors of parts within a page that have been asked for again: what fails twice needs a new page */
const asked = new Set<string>()

/** Shown instead of a page that failed to load or render. Where a new release is the cause, the page is reloaded (IN-12). */
export function FailurePage({ error }: { error: unknown }) {
  const router = useRouter()
  const { environment } = useShown()
  const isMissing = isMissingPart(error)
  useEffect(() => {
    if (isMissing) void reloadForRelease(environment)
  }, [isMissing, environment])
  const tryAgain = async () => {
    const build = isMissing ? await buildAtHost() : null
    const key = String(error)
    if (build !== null && (build.isOther || asked.has(key))) return environment.reload()
    // Loads the page's parts and data once more; its error boundary alone would only render it again.
    await router.invalidate()
    if (build === null) return
    // Firefox 153 does not request a script again that it could not load, and Safari 17 neither: only a new page does.
    if (router.state.matches.some((match) => isMissingPart(match.error))) environment.reload()
    else asked.add(key)
  }
  return (
    <div className={styles.page} role="alert" data-failed>
      <h1>{failure.title}</h1>
      <p>{isMissing ? failure.pageMissing : failure.text}</p>
      <Button onClick={() => void tryAgain()}>{failure.again}</Button>
    </div>
  )
}
