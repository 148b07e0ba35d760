import { HeadContent, Outlet } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { isDemo } from '#src/platform/env.ts'
import { dismissNotice, NO_NOTICES, notices } from '#src/platform/notices.ts'
import { useStore } from '#src/platform/use-store.ts'
import { DemoNotice } from './demo-notice.tsx'
import { LazyPart } from './lazy-part.tsx'
import styles from './notices.module.css'

const loadToasts = () => import('#src/flows/toast/toast-list.tsx').then(({ ToastList }) => ToastList)

export function Root() {
  return (
    <>
      <HeadContent />
      {isDemo ? <DemoNotice /> : null}
      <Outlet />
      <Notices />
      <LazyPart load={loadToasts} />
    </>
  )
}

/** Messages outside any flow: a dialog failed to load; in the demo, data set aside, a bad link, a new version. */
function Notices() {
  return (
    <div className={styles.notices}>
      {useStore(notices, NO_NOTICES).map((notice) => (
        <div key={notice.text} className={styles.notice}>
          <p role={notice.role}>
            {notice.text}
            {notice.action === undefined ? null : (
              <button type="button" className={styles.action} onClick={notice.action.run}>
                {notice.action.text}
              </button>
            )}
          </p>
          <button
            type="button"
            className={styles.dismiss}
            aria-label="Dismiss this notice"
            onClick={() => dismissNotice(notice)}
          >
            <X aria-hidden="true" size={18} />
          </button>
        </div>
      ))}
    </div>
  )
}
