import { labels } from '#src/content/messages.ts'
import { notFoundCopy } from '#src/content/not-found.ts'
import { pageTitle } from './head.ts'
import { NotFound } from './not-found.tsx'
import { PublicShell } from './public-shell.tsx'

/** An unknown path below no route: it has no `head`, so the page brings its own. */
export function NotFoundPage() {
  return (
    <PublicShell>
      <title>{pageTitle(labels.pageNotFound)}</title>
      <meta name="description" content={notFoundCopy.description} />
      <NotFound />
    </PublicShell>
  )
}
