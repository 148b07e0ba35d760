import type { Backend } from '#mocks/bank/backend.ts'
import type { AppStep } from '#src/contract/app-steps.ts'
import { clock } from '#src/platform/actors/runtime.ts'
import type { Demo, Playable } from '#src/workbench/demo/demo-contract.ts'
import { createPlaceholders, drawsFrom } from '#src/workbench/demo/placeholders.ts'
import { product } from '#src/workbench/product.ts'
import { createAppRunners } from './app-runners.ts'
import { createBrowserBehaviour } from './browser-behaviour.ts'
import type { DemoPlayer } from './demo-player.ts'
import { describeStep } from './describe-step.ts'
import { endDifference } from './end-difference.ts'
import { restore } from './moment.ts'
import { mountCaptionBar } from './mount-caption-bar.tsx'
import { originOf } from './origins.ts'
import { createPlayer, type Replay } from './player.ts'
import { fromPortable, replaySeedOf } from './portable-moment.ts'
import { fromRoute, toRoute } from './route-path.ts'
import { showEntry } from './show-entry.ts'
import { startScenario } from './start-scenario.ts'
import type { Timeline } from './timeline.ts'
import { checkRecording, refusalOf } from './timeline-file.ts'

interface PlayerTools {
  backend: Backend
  demo: Demo
  timeline: Timeline
  isRecording(): boolean
}

/** The player of this page, with the bar that shows its captions. */
export function openPlayer(tools: PlayerTools): DemoPlayer {
  const player: DemoPlayer = createPlayer({
    origins: originOf,
    history: product.router.history,
    check: (playable) => ('scenario' in playable ? playable : checkRecording(playable)),
    modeOf: (playable) => ('scenario' in playable ? 'live' : playable.moments[0].clock.mode),
    open: (recording) => openReplay(recording, tools),
    isRecording: tools.isRecording,
    isCalm: () => matchMedia('(prefers-reduced-motion: reduce)').matches,
  })
  mountCaptionBar(player, tools.demo)
  return player
}

const described = new WeakMap<Playable, readonly string[]>()

/** The steps in words; the same list for the same recording. */
export function stepsOf(recording: Playable | null): readonly string[] {
  if (recording === null) return []
  const words = described.get(recording) ?? recording.steps.map(describeStep)
  described.set(recording, words)
  return words
}

function openReplay(playable: Playable, { backend, demo, timeline }: PlayerTools): Replay<AppStep> {
  const draw = drawsFrom('scenario' in playable ? playable.scenario : replaySeedOf(playable.moments[0]))
  const placeholders = createPlaceholders(backend, draw)
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
      if ('scenario' in playable) {
        const { scenario } = playable
        await timeline.act({ lane: 'demo', text: `The scenario ${scenario} is played`, isStart: true }, () =>
          startScenario(scenario, { backend, demo }),
        )
        clock.set('paused')
        return
      }
      try {
        await timeline.act({ lane: 'demo', text: 'A recording was opened', isStart: true }, () =>
          restore(() => fromPortable(playable.moments[0], backend), backend, 'paused'),
        )
      } catch (error) {
        throw new Error(`The recording cannot be restored: ${refusalOf(error)}`)
      }
    },
    close: () => setBehaviour(null),
    difference: () => (playable.end.proof === null ? null : endDifference(playable.end.proof, backend)),
  }
}
