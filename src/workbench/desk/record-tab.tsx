import { useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import type { Demo, Recording } from '#src/workbench/demo/demo-contract.ts'
import styles from './desk.module.css'
import { deskCopy } from './desk-copy.ts'
import { firstClick } from './first-click.ts'
import { JsonFileField } from './json-file-field.tsx'
import { RecordPlayer } from './record-player.tsx'
import { useDemo } from './use-demo.ts'

const copy = deskCopy.record

/** Plays guided tours; makes, saves, loads and replays recordings (DEMO-8). */
export function RecordTab({ demo }: { demo: Demo }) {
  const { record } = demo
  const count = useDemo(demo, record.count)
  const state = useDemo(demo, record.player.state)
  const [error, setError] = useState('')

  async function load(recording: Recording | string, title: string) {
    try {
      await record.player.load(recording, title)
      setError('')
    } catch (error) {
      setError(`${copy.refused} ${(error as Error).message}.`)
    }
  }

  async function start() {
    await record.player.stop()
    // A second click may have come while the player stopped.
    if (record.count() === null) record.start()
  }

  return (
    <>
      <h3 className={styles.heading}>{copy.make}</h3>
      <section className={styles.block}>
        {count === null ? (
          <Button variant="secondary" onClick={firstClick(() => void start())}>
            {copy.record}
          </Button>
        ) : (
          <Button onClick={firstClick(() => void load(record.stop(), copy.recorded))}>{copy.stop}</Button>
        )}
        <p role="status" className={styles.said}>
          {count === null ? null : `${copy.recording} ${count} ${count === 1 ? copy.step : copy.steps}.`}
        </p>
        <p className={styles.quiet}>{copy.recordHint}</p>
      </section>
      <h3 className={styles.heading}>{copy.replay}</h3>
      <JsonFileField label={copy.load} onTake={(file) => void file.text().then((text) => load(text, file.name))} />
      <p role="alert" className={styles.said} data-tone="failed">
        {error}
      </p>
      {state === null || state.recording === null ? (
        <p className={styles.quiet}>{copy.none}</p>
      ) : (
        <RecordPlayer record={record} state={state} isClosed={count !== null} />
      )}
    </>
  )
}
