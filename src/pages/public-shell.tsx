import { type ReactNode, Suspense, useEffect } from 'react'
import { navigationCopy } from '#src/content/navigation.ts'
import { SiteHeader } from '#src/flows/navigation/site-header.tsx'
import { markInteractive } from '#src/platform/after-first-paint.ts'
import { ShownPage } from '#src/platform/pages-ahead.tsx'
import { LazyPart } from './lazy-part.tsx'
import styles from './public-shell.module.css'

const loadFooter = () => import('./site-footer.tsx').then(({ SiteFooter }) => SiteFooter)

/** Header, content and footer of the public pages. */
export function PublicShell({ children = <ShownPage /> }: { children?: ReactNode }) {
  return (
    <>
      <a className="skip" href="#content">
        {navigationCopy.skip}
      </a>
      <SiteHeader />
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {/* React hydrates boundary by boundary; this one is hydrated together with the page. */}
      <Suspense>
        <HydrationMark />
      </Suspense>
      <LazyPart load={loadFooter} placeholder={<div className={styles.footerSpace} />} />
    </>
  )
}

function HydrationMark() {
  useEffect(() => {
    markInteractive()
  }, [])
  return null
}
