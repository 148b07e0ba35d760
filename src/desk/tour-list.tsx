import { useState } from 'react'
import { failure } from '#src/content/failure.ts'
import type { RecordTools } from '#src/demo/recorder/record.ts'
import { loadTour, type Tour, tours } from '#src/demo/recorder/tours.ts'
import { closeDesk } from '#src/platform/desk-state.ts'
import { Button } from '#src/ui/button.tsx'
import styles from './desk.module.css'
import { deskCopy } from './desk-copy.ts'

const copy = deskCopy.record

/** The built-in tours. Starting one closes the desk, so that the product is in view; the clock runs live after it. */
export function TourList({ record, isClosed }: { record: RecordTools; isClosed: boolean }) {
  const [error, setError] = useState('')

  async function start(tour: Tour) {
    try {
      const [player, recording] = await Promise.all([record.player(), loadTour(tour)])
      await player.stop()
      player.load(recording, tour.title, 'tour', 'live')
      closeDesk()
      // If the replay fails, the caption bar says why.
      void player.play().catch(() => undefined)
    } catch {
      setError(failure.part)
    }
  }

  return (
    <>
      <h3 className={styles.heading}>{copy.tours}</h3>
      <ul className={styles.rows}>
        {tours.map((tour) => (
          <li key={tour.id} className={styles.row}>
            <strong className={styles.wide}>{tour.title}</strong>
            <span className={styles.wide}>{tour.lead}</span>
            <Button variant="secondary" disabled={isClosed} onClick={() => void start(tour)}>
              {copy.start}
              <span className="visually-hidden">: {tour.title}</span>
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
