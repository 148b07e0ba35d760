import { useEffect, useState } from 'react'
import { failure } from '#src/content/failure.ts'
import { Button } from '#src/ui/button.tsx'
import type { DemoRecord, TourSummary } from '#src/workbench/demo/demo-contract.ts'
import styles from './desk.module.css'
import { deskCopy } from './desk-copy.ts'

const copy = deskCopy.record

/** The built-in tours. Starting one closes the desk, so that the product is in view; the clock runs live after it. */
export function TourList({ record, isClosed }: { record: DemoRecord; isClosed: boolean }) {
  const [tours, setTours] = useState<readonly TourSummary[]>([])
  const [error, setError] = useState('')
  useEffect(() => {
    record.tours().then(setTours, () => setError(failure.part))
  }, [record])

  return (
    <>
      <h3 className={styles.heading}>{copy.tours}</h3>
      <ul className={styles.rows}>
        {tours.map(({ id, title, lead }) => (
          <li key={id} className={styles.row}>
            <strong className={styles.wide}>{title}</strong>
            <span className={styles.wide}>{lead}</span>
            <Button
              variant="secondary"
              disabled={isClosed}
              onClick={() => void record.startTour(id).catch(() => setError(failure.part))}
            >
              {copy.start}
              <span className="visually-hidden">: {title}</span>
            </Button>
          </li>
        ))}
      </ul>
      <p className={styles.quiet}>{copy.toursHint}</p>
      <p role="alert" className={styles.said} data-tone="failed">
        {error}
      </p>
    </>
  )
}
