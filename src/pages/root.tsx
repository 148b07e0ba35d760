import { HeadContent, Outlet } from '@tanstack/react-router'
import { isDemo } from '#src/env.ts'
import { ToastList } from '#src/flows/toast/toast-list.tsx'
import { DemoStrip } from './demo-strip.tsx'
import { Notices } from './notices.tsx'

export function Root() {
  return (
    <>
      <HeadContent />
      {isDemo ? <DemoStrip /> : null}
      <Outlet />
      {isDemo ? <Notices /> : null}
      <ToastList />
    </>
  )
}
