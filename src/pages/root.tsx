import { HeadContent, Outlet } from '@tanstack/react-router'
import { isDemo } from '#src/platform/env.ts'
import { DemoStrip } from './demo-strip.tsx'
import { LazyPart } from './lazy-part.tsx'
import { Notices } from './notices.tsx'

const loadToasts = () => import('#src/flows/toast/toast-list.tsx').then(({ ToastList }) => ToastList)

export function Root() {
  return (
    <>
      <HeadContent />
      {isDemo ? <DemoStrip /> : null}
      <Outlet />
      <Notices />
      <LazyPart load={loadToasts} />
    </>
  )
}
