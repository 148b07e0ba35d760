import { Outlet } from '@tanstack/react-router'
import { Notices } from '#src/flows/shell/notices.tsx'
import { isDemo } from '#src/platform/env.ts'
import { PagesAhead } from '#src/platform/pages-ahead.tsx'
import { DemoNotice } from './demo-notice.tsx'
import { LazyPart } from './lazy-part.tsx'
import { PageHead } from './page-head.tsx'

const loadToasts = () => import('#src/flows/toast/toast-list.tsx').then(({ ToastList }) => ToastList)

export function Root() {
  return (
    <PagesAhead>
      <PageHead />
      {isDemo ? <DemoNotice /> : null}
      <Outlet />
      <Notices />
      <LazyPart load={loadToasts} />
    </PagesAhead>
  )
}
