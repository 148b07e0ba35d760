import { dayOf } from '#src/platform/dates.ts'
import { Button } from '#src/ui/button.tsx'
import { download } from '#src/ui/download.ts'
import type { DemoRecord } from '#src/workbench/demo/demo-contract.ts'
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

/** A recording with its controls and its steps, saved as a file (DEMO-8). */
export function RecordPlayer({ record, state, isClosed }: RecordPlayerProps) {
  const { player } = record
  const { recording, title, status, position, pace, error } = state
  const [saved, saySaved] = useNotice()
  if (recording === null) return null
  const saveFile = () => {
    if ('scenario' in recording) return
    const file = `larkspur-recording-${dayOf(recording.moments[0].clock.now)}.json`
    download(file, JSON.stringify(recording, null, 2), 'application/json')
    saySaved(copy.saved(file))
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
          {'scenario' in recording ? null : (
            <Button variant="quiet" onClick={saveFile}>
              {copy.save}
            </Button>
          )}
        </div>
        <p role="status" className={styles.said}>
          {saved}
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
