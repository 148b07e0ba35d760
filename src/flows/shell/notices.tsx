import { X } from 'lucide-react'
import { useRef } from 'react'
import { dismissNotice, NO_NOTICES, type Notice, notices } from '#src/platform/notices.ts'
import { useStore } from '#src/platform/use-store.ts'
import { useFocusPassed } from '#src/ui/use-focus-passed.ts'
import styles from './notices.module.css'

/**
 * Messages outside any flow. Those for a customer stand in their page, above what they are about; all others in the corner: a dialog failed to
 * load; in the demo, data set aside, a bad link, a new version.
 */
export function Notices({ customerId }: { customerId?: string }) {
  const shown = useStore(notices, NO_NOTICES).filter((notice) => notice.customerId === customerId)
  return (
    <div className={`${customerId === undefined ? styles.corner : styles.page} screen-only`}>
      {shown.map((notice) => (
        <NoticeBox key={notice.text} notice={notice} />
      ))}
    </div>
  )
}

function NoticeBox({ notice }: { notice: Notice }) {
  const { role, text, action, isRefusal } = notice
  const box = useRef<HTMLDivElement>(null)
  useFocusPassed(box, () => document.querySelector('main'))
  return (
    <div ref={box} className={styles.notice}>
      <p role={role} data-refusal={isRefusal}>
        {text}
        {action === undefined ? null : (
          <button type="button" className={`${styles.action} in-text`} onClick={action.run}>
            {action.text}
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
  )
}
