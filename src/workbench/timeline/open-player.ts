import type { Backend } from '#mocks/bank/backend.ts'
import type { AppStep } from '#src/contract/app-steps.ts'
import type { Demo, Recording } from '#src/workbench/demo/demo-contract.ts'
import { product } from '#src/workbench/product.ts'
import { createAppRunners } from './app-runners.ts'
import { createBrowserBehaviour } from './browser-behaviour.ts'
import type { DemoPlayer } from './demo-player.ts'
import { describeStep } from './describe-step.ts'
import { endDifference } from './end-difference.ts'
import { MARKS } from './flow-marks.ts'
import { mountCaptionBar } from './mount-caption-bar.tsx'
import { originOf } from './origins.ts'
import { createPlayer, type Replay } from './player.ts'
import { checkRecording, parseRecording, refusalOf } from './recording-file.ts'
import { createReplayPlaceholders } from './replay-placeholders.ts'
import { restore } from './restore.ts'
import { fromRoute, toRoute } from './route-path.ts'
import { showEntry } from './show-entry.ts'

interface PlayerTools {
  backend: Backend
  demo: Demo
  isRecording(): boolean
}

/** The player of this page, with the bar that shows its captions. */
export function openPlayer(tools: PlayerTools): DemoPlayer {
  const player: DemoPlayer = createPlayer({
    origins: originOf,
    marks: MARKS,
    history: product.router.history,
    check: (recording) => checkRecording(recording, originOf),
    open: (recording) => openReplay(recording, tools),
    isRecording: tools.isRecording,
    isCalm: () => matchMedia('(prefers-reduced-motion: reduce)').matches,
  })
  mountCaptionBar(player, tools.demo)
  return player
}

const described = new WeakMap<Recording, readonly string[]>()

/** The steps in words; the same list for the same recording. */
export function stepsOf(recording: Recording | null): readonly string[] {
  if (recording === null) return []
  const words = described.get(recording) ?? recording.steps.map(describeStep)
  described.set(recording, words)
  return words
}

/** Reads a recording from the text of a file. Throws `RecordingRefused` when there is none. */
export function readRecording(json: string): Recording {
  return checkRecording(parseRecording(json), originOf)
}

function openReplay({ start, end }: Recording, { backend, demo }: PlayerTools): Replay<AppStep> {
  const placeholders = createReplayPlaceholders(backend, start)
  const setBehaviour = createBrowserBehaviour()
  return {
    fill: placeholders,
    own: createAppRunners({ backend, demo, placeholders, setBehaviour }),
    mayBeGone: (flow) => flow === 'toast',
    showEntry,
    here: () => toRoute(product.router.history.location.pathname),
    toHref: fromRoute,
    describe: describeStep,
    restore: async () => {
      try {
        await restore(start, backend, placeholders)
      } catch (error) {
        throw new Error(`The recording cannot be restored: ${refusalOf(error)}`)
      }
    },
    close: () => setBehaviour(null),
    difference: () => (end.proof === null ? null : endDifference(end.proof, backend)),
  }
}
