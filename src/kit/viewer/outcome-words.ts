import { flowsCopy } from './flows-copy.ts'
import { graphNamed } from './graphs.ts'
import { secondsWords } from './moment-words.ts'
import type { Outcome } from './source.ts'
import { stateWords } from './state-words.ts'

const copy = flowsCopy.outcome

export function outcomeWords(outcome: Outcome): string {
  switch (outcome.kind) {
    case 'sent':
      return copy.sent(outcome.eventType, outcome.machine, stateOf(outcome))
    case 'not-heard':
      return copy.notHeard(outcome.eventType, outcome.machine, stateOf(outcome))
    case 'guarded':
      return copy.guarded(outcome.eventType)
    case 'jumped':
      return copy.jumped(secondsWords(outcome.ms))
    case 'gone':
      return copy.gone[outcome.what]
    case 'lacking':
      return copy.lacking[outcome.what]
    case 'failed':
      return copy.failed
  }
}

function stateOf({ machine, active }: { machine: string; active: readonly string[] }): string {
  const graph = graphNamed(machine)
  return graph === undefined ? '' : stateWords(graph, active)
}
