import { useId, useState } from 'react'
import deskStyles from '#src/desk/desk.module.css'
import { fullAddress } from '#src/platform/page-address.ts'
import { Button } from '#src/ui/button.tsx'
import { type InspectorStatus, openInspector, STATELY_URL } from './inspect.ts'
import { inspectorCopy } from './inspector-copy.ts'

const copy = inspectorCopy.tools

type Status = InspectorStatus | 'off' | 'offline'

/** Kept outside the component: the inspection goes on when the desk is closed, until somebody stops it. */
let inspection: { status: Status; stop: () => void } = { status: 'off', stop: () => {} }

/** Opens the Stately inspector: on our own page, or on stately.ai after a notice about which data leave this page (FLOW-2). */
export function InspectorTools() {
  const id = useId()
  const [status, show] = useState(inspection.status)
  const changeStatus = (next: Status) => {
    inspection.status = next
    show(next)
  }

  function open(url: string) {
    inspection.stop()
    inspection = { status: 'off', stop: () => {} }
    inspection.stop = openInspector(url, changeStatus)
  }

  return (
    <section className={deskStyles.block} aria-labelledby={id}>
      <h3 id={id} className={deskStyles.heading}>
        {copy.title}
      </h3>
      <p className={deskStyles.quiet}>{copy.lead}</p>
      <Button variant="secondary" onClick={() => open(fullAddress('/__inspector'))}>
        {copy.open}
      </Button>
      <details>
        <summary>{copy.elsewhere}</summary>
        <p className={deskStyles.quiet}>{copy.notice}</p>
        <Button variant="quiet" onClick={() => (navigator.onLine ? open(STATELY_URL) : changeStatus('offline'))}>
          {copy.openStately}
        </Button>
      </details>
      {status === 'on' || status === 'opening' ? (
        <Button
          variant="quiet"
          onClick={() => {
            inspection.stop()
            changeStatus('off')
          }}
        >
          {copy.stop}
        </Button>
      ) : null}
      <p role="status" className={deskStyles.said}>
        {copy.status[status]}
      </p>
    </section>
  )
}
