import { useState } from 'react'
import { failure } from '#src/content/failure.ts'
import type { RecordTools } from '#src/demo/recorder/record.ts'
import { loadTour, type Tour, tours } from '#src/demo/recorder/tours.ts'
import { closeDesk } from '#src/platform/desk-state.ts'
import { Button } from '#src/ui/button.tsx'
import styles from './desk.module.css'
import { deskCopy } from './desk-copy.ts'

const copy = deskCopy.record

/**
 * The tours that are shipped with the demonstration. One that starts closes the desk: it is about the product. Whoever has seen
 * it finds a clock that runs.
 */
export function TourList({ record, isClosed }: { record: RecordTools; isClosed: boolean }) {
  const [error, setError] = useState('')

  async function start(tour: Tour) {
    try {
      const [player, recording] = await Promise.all([record.player(), loadTour(tour)])
      await player.stop()
      player.load(recording, tour.title, 'tour', 'live')
      closeDesk()
      // The caption bar says why, should it fail.
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
