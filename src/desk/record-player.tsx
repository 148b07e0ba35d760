import type { PlayerControls, Recording } from '#src/demo/demo-contract.ts'
import { dayOf } from '#src/platform/dates.ts'
import { Button } from '#src/ui/button.tsx'
import { download } from '#src/ui/download.ts'
import styles from './desk.module.css'
import { deskCopy } from './desk-copy.ts'
import { StepList } from './step-list.tsx'

const copy = deskCopy.record
const PACES = ['fast', 'x10', 'x1', 'tour'] as const

interface RecordPlayerProps {
  player: PlayerControls
  state: NonNullable<ReturnType<PlayerControls['state']>>
  /** nothing is replayed while something is recorded */
  isClosed: boolean
}

/** A recording with its controls and its steps. */
export function RecordPlayer({ player, state, isClosed }: RecordPlayerProps) {
  const { recording, title, status, position, pace, error } = state
  if (recording === null) return null
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
          <Button variant="quiet" onClick={() => save(recording)}>
            {copy.save}
          </Button>
        </div>
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

function save(recording: Recording): void {
  const day = dayOf(recording.start.clock.now)
  download(`larkspur-recording-${day}.json`, JSON.stringify(recording, null, 2), 'application/json')
}
