import { useMatches } from '@tanstack/react-router'
import { useDeferredValue } from 'react'

/**
 * The title, description and canonical link of the shown page (PUB-10), which React puts into the head once the page is on the screen (PERF-7):
 * the router's `HeadContent` makes them again at each step of a navigation.
 */
export function PageHead() {
  const meta = useMatches({ select: (matches) => matches.findLast((match) => match.meta)?.meta })
  const links = useMatches({ select: (matches) => matches.findLast((match) => match.meta)?.links })
  const head = useDeferredValue(meta)
  const canonical = useDeferredValue(links)
  return (
    <>
      {head?.map((tag) =>
        tag === undefined ? null : tag.title === undefined ? (
          <meta key={tag.name} name={tag.name} content={tag.content} suppressHydrationWarning />
        ) : (
          <title key="title" suppressHydrationWarning>
            {tag.title}
          </title>
        ),
      )}
      {canonical?.map((link) =>
        link === undefined ? null : <link key={link.rel} rel={link.rel} href={link.href} suppressHydrationWarning />,
      )}
    </>
  )
}
