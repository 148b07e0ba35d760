import { useMatches } from '@tanstack/react-router'
import { useDeferredValue } from 'react'

/**
 * The title, description and canonical link of the shown page (PUB-10), which React puts into the head once the page is on the screen (PERF-7):
 * the router's `HeadContent` makes them again at each step of a navigation.
 */
export function PageHead() {
  const meta = useDeferredValue(useMatches({ select: (matches) => withHead(matches)?.meta }))
  const links = useDeferredValue(useMatches({ select: (matches) => withHead(matches)?.links }))
  return (
    <>
      {meta?.map((tag) =>
        tag === undefined ? null : tag.title === undefined ? (
          <meta key={tag.name} name={tag.name} content={tag.content} suppressHydrationWarning />
        ) : (
          <title key="title" suppressHydrationWarning>
            {tag.title}
          </title>
        ),
      )}
      {links?.map((link) =>
        link === undefined ? null : <link key={link.rel} rel={link.rel} href={link.href} suppressHydrationWarning />,
      )}
    </>
  )
}

function withHead(matches: ReturnType<typeof useMatches>) {
  return matches.findLast(({ meta }) => meta)
}
