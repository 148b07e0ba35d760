import { useState, useSyncExternalStore } from 'react'
import type { Recording } from '#src/demo/demo-contract.ts'
import type { DeskTools } from '#src/demo/desk-tools.ts'
import { RecordingRefused } from '#src/demo/recorder/recording-file.ts'
import { Button } from '#src/ui/button.tsx'
import styles from './desk.module.css'
import { deskCopy } from './desk-copy.ts'
import { JsonFileField } from './json-file-field.tsx'
import { RecordPlayer } from './record-player.tsx'
import { TourList } from './tour-list.tsx'
import { usePlayer } from './use-player.ts'

const copy = deskCopy.record

/** Plays guided tours; makes, saves, loads and replays recordings (DEMO-8). */
export function RecordTab({ tools: { record } }: { tools: DeskTools }) {
  const { recorder } = record
  const count = useSyncExternalStore(recorder.subscribe, recorder.count)
  const current = usePlayer(record)
  const [error, setError] = useState('')

  async function load(recording: Recording, title: string) {
    const player = await record.player()
    await player.stop()
    player.load(recording, title, hasCaptions(recording) ? 'tour' : 'fast')
    setError('')
  }

  async function readFile(file: File) {
    try {
      await load(await record.read(await file.text()), file.name)
    } catch (error) {
      setError(error instanceof RecordingRefused ? `${copy.refused} ${error.message}.` : String(error))
    }
  }

  return (
    <>
      <TourList record={record} isClosed={count !== null} />
      <h3 className={styles.heading}>{copy.make}</h3>
      <section className={styles.block}>
        {count === null ? (
          <Button variant="secondary" onClick={() => void record.halt().then(recorder.start)}>
            {copy.record}
          </Button>
        ) : (
          <Button onClick={() => void load(record.demo.stop(), copy.recorded)}>{copy.stop}</Button>
        )}
        <p role="status" className={styles.said}>
          {count === null ? null : `${copy.recording} ${count} ${count === 1 ? copy.step : copy.steps}.`}
        </p>
        <p className={styles.quiet}>{copy.recordHint}</p>
      </section>
      <h3 className={styles.heading}>{copy.replay}</h3>
      <JsonFileField label={copy.load} onTake={(file) => void readFile(file)} />
      <p role="alert" className={styles.said} data-tone="failed">
        {error}
      </p>
      {current === null || current.state.recording === null ? (
        <p className={styles.quiet}>{copy.none}</p>
      ) : (
        <RecordPlayer player={current.player} state={current.state} isClosed={count !== null} />
      )}
    </>
  )
}

function hasCaptions({ steps }: Recording): boolean {
  return steps.some(({ kind }) => kind === 'caption')
}
