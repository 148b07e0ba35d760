import { labels } from '#src/content/messages.ts'
import { notFoundCopy } from '#src/content/not-found.ts'
import { pageTitle } from './head.ts'
import { NotFound } from './not-found.tsx'
import { PublicShell } from './public-shell.tsx'

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
