import { Outlet } from '@tanstack/react-router'
import { type ReactNode, Suspense, useEffect } from 'react'
import { navigationCopy } from '#src/content/navigation.ts'
import { SiteHeader } from '#src/flows/navigation/site-header.tsx'
import { markInteractive } from '#src/platform/after-first-paint.ts'
import { LazyPart } from './lazy-part.tsx'
import styles from './public-shell.module.css'

const loadFooter = () => import('./site-footer.tsx').then(({ SiteFooter }) => SiteFooter)

/** Header, content and footer of every page that stands open to all. */
export function PublicShell({ children = <Outlet /> }: { children?: ReactNode }) {
  return (
    <>
      <a className={styles.skip} href="#content">
        {navigationCopy.skip}
      </a>
      <SiteHeader />
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {/* A prerendered page is taken up boundary by boundary: this one's turn is the page's own. */}
      <Suspense>
        <TakenUp />
      </Suspense>
      <LazyPart load={loadFooter} placeholder={<div className={styles.footerSpace} />} />
    </>
  )
}

function TakenUp() {
  useEffect(() => {
    markInteractive()
  }, [])
  return null
}
