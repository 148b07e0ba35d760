import { useState } from 'react'
import type { DemoRecord, Recording } from '#src/demo/demo-contract.ts'
import { dayOf } from '#src/platform/dates.ts'
import { Button } from '#src/ui/button.tsx'
import { download } from '#src/ui/download.ts'
import styles from './desk.module.css'
import { deskCopy } from './desk-copy.ts'
import { StepList } from './step-list.tsx'
import { useNotice } from './use-notice.ts'

const copy = deskCopy.record
const PACES = ['fast', 'x10', 'x1', 'tour'] as const

interface RecordPlayerProps {
  record: DemoRecord
  state: NonNullable<ReturnType<DemoRecord['player']['state']>>
  /** nothing is replayed while something is recorded */
  isClosed: boolean
}

/** A recording with its controls and its steps, saved as a file or as a Playwright test (DEMO-15). */
export function RecordPlayer({ record, state, isClosed }: RecordPlayerProps) {
  const { player } = record
  const { recording, title, status, position, pace, error } = state
  const [saved, saySaved] = useNotice()
  const [refused, setRefused] = useState<{ recording: Recording; reason: string } | null>(null)
  if (recording === null) return null
  const saveFile = () => {
    const file = `${nameOf(recording)}.json`
    download(file, JSON.stringify(recording, null, 2), 'application/json')
    saySaved(copy.saved(file))
  }
  const saveTest = async () => {
    const name = title === copy.recorded ? nameOf(recording) : title.replace(/\.json$/, '')
    const file = `${fileNameOf(name)}.spec.ts`
    try {
      download(file, await record.toTest(recording, title === copy.recorded ? {} : { title: name }), 'text/plain')
      saySaved(copy.saved(file))
      setRefused(null)
    } catch (error) {
      setRefused({ recording, reason: (error as Error).message })
    }
  }
  const { steps } = recording
  const isRunning = status === 'playing' || status === 'paused'
  return (
    <>
      <section className={styles.block}>
        <h4 className={styles.heading}>{title}</h4>
        <div className={styles.group}>
          {status === 'playing' ? (
            <Button variant="secondary" onClick={() => player.pause()}>
              {copy.pause}
            </Button>
          ) : (
            <Button variant="secondary" disabled={isClosed} onClick={() => player.play()}>
              {status === 'paused' ? copy.resume : copy.play}
            </Button>
          )}
          <Button variant="secondary" disabled={isClosed} onClick={() => player.step()}>
            {copy.one}
          </Button>
          <Button variant="secondary" disabled={!isRunning} onClick={() => void player.stop()}>
            {copy.halt}
          </Button>
          <Button variant="quiet" onClick={saveFile}>
            {copy.save}
          </Button>
          <Button variant="quiet" onClick={() => void saveTest()}>
            {copy.saveTest}
          </Button>
        </div>
        <p role="status" className={styles.said}>
          {saved}
        </p>
        <p role="alert" className={styles.said} data-tone="failed">
          {refused?.recording === recording ? `${copy.noTest} ${refused.reason}.` : null}
        </p>
        <fieldset className={styles.group}>
          <legend>{copy.pace}</legend>
          {PACES.map((name) => (
            <Button key={name} variant="secondary" aria-pressed={pace === name} onClick={() => player.setPace(name)}>
              {copy.paces[name]}
            </Button>
          ))}
        </fieldset>
        <progress
          className={styles.progress}
          aria-label={copy.progress}
          value={position}
          max={Math.max(1, steps.length)}
        />
        <p>
          {copy.progress}: {position} {copy.of} {steps.length}
        </p>
        <p role="status" className={styles.said} data-tone={status}>
          {status === 'failed'
            ? `${error}.`
            : status === 'done' && recording.end.proof === null
              ? copy.unproved
              : copy.said[status]}
        </p>
      </section>
      <h4 className={styles.heading}>{copy.list}</h4>
      <StepList steps={player.steps()} done={position} isRunning={isRunning} />
    </>
  )
}

function nameOf(recording: Recording): string {
  return `larkspur-recording-${dayOf(recording.start.clock.now)}`
}

/** 'From deposit to plan' becomes 'from-deposit-to-plan'. */
function fileNameOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
