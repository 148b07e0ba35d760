import { flowsCopy } from './flows-copy.ts'
import { secondsWords } from './moment-words.ts'
import type { Outcome } from './source.ts'
import { stateWords } from './state-words.ts'
import type { Viewer } from './viewer.ts'

const copy = flowsCopy.outcome

export function outcomeWords(viewer: Pick<Viewer, 'graph' | 'missing'>, outcome: Outcome): string {
  switch (outcome.kind) {
    case 'sent':
      return copy.sent(outcome.eventType, outcome.machine, stateOf(viewer, outcome))
    case 'not-handled':
      return copy.notHandled(outcome.eventType, outcome.machine, stateOf(viewer, outcome))
    case 'guarded':
      return copy.guarded(outcome.eventType)
    case 'jumped':
      return copy.jumped(secondsWords(outcome.ms))
    case 'gone':
      return copy.gone[outcome.what]
    case 'missing':
      return viewer.missing?.[outcome.what] ?? copy.failed
    case 'failed':
      return copy.failed
  }
}

function stateOf(
  viewer: Pick<Viewer, 'graph'>,
  { machine, active }: { machine: string; active: readonly string[] },
): string {
  const graph = viewer.graph(machine)
  return graph === undefined ? '' : stateWords(graph, active)
}
