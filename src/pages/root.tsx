import { HeadContent, Outlet } from '@tanstack/react-router'
import { Suspense } from 'react'
import { isDemo } from '#src/env.ts'
import { DemoStrip } from './demo-strip.tsx'
import { lazyPart } from './lazy-part.ts'
import { Notices } from './notices.tsx'

const ToastList = lazyPart(() => import('#src/flows/toast/toast-list.tsx').then(({ ToastList }) => ToastList))

export function Root() {
  return (
    <>
      <HeadContent />
      {isDemo ? <DemoStrip /> : null}
      <Outlet />
      {isDemo ? <Notices /> : null}
      <Suspense fallback={null}>
        <ToastList />
      </Suspense>
    </>
  )
}
