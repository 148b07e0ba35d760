import type { Steps } from '#machines/model/steps.ts'
import { LEAST_LATENCY } from '#src/contract/app-steps.ts'
import { own } from '#src/contract/own.ts'
import type { RecordingStep } from '#src/workbench/contract/demo-contract.ts'
import generated from './paths.json' with { type: 'json' }

/** How to reach the states of one flow (DEMO-7). A state is named by its path in the machine: 'confirming.wrong'. */
export interface FlowPaths {
  /** lists of steps, by name */
  steps: Readonly<Record<string, Steps>>
  /** for each state: the names of the step lists that lead there; the first one opens the flow */
  paths: Readonly<Record<string, readonly string[]>>
  /** states that no link reaches, with the reason */
  unreachable: Readonly<Record<string, string>>
}

export type Paths = Readonly<Record<string, FlowPaths>>

/**
 * By flow, sorted by name; the states of each in the order of its chart. `npm run generate paths` finds them. The `path` of a request in the steps
 * is the balance that is paid from.
 */
export const allPaths = generated as unknown as Paths

/** The steps that lead to '<flow>.<state>'. Throws an Error that lists the known states, or says why no link leads there. */
export function stepsTo(at: string): RecordingStep[] {
  const [flow, state] = split(at)
  const { steps = {}, paths = {}, unreachable = {} } = own(allPaths, flow) ?? {}
  const reason = own(unreachable, state)
  if (reason !== undefined) throw new Error(`No link leads to that state. ${reason}`)
  const path = own(paths, state)
  if (path === undefined) throw new Error(unknownState(flow))
  return path.flatMap((name) => steps[name] ?? []).map((step) => ({ ms: 0, ...step }))
}

/** '<flow>' becomes its first state that needs no fault; anything else stays as it is. */
export function fullState(at: string): string {
  const { steps = {}, paths = {}, unreachable = {} } = own(allPaths, at) ?? {}
  const states = Object.keys(paths)
  const isPlain = (state: string) => !paths[state]?.some((name) => steps[name]?.some(({ kind }) => kind === 'fault'))
  const first = states.find(isPlain) ?? states[0] ?? Object.keys(unreachable)[0]
  return first === undefined ? at : `${at}.${first}`
}

/** Whether a link leads to '<flow>.<state>'. */
export function hasLink(at: string): boolean {
  const [flow, state] = split(at)
  return own(own(allPaths, flow)?.paths ?? {}, state) !== undefined
}

/** The same steps for calls that take this many ms: holds and waits for answers are longer. */
export function withLatency(steps: readonly RecordingStep[], latency: number): RecordingStep[] {
  const more = latency - LEAST_LATENCY
  return steps.map((step) => {
    if (step.kind === 'answer') return { ...step, ms: step.ms + more }
    if (step.kind !== 'fault' || step.fault?.kind !== 'delay') return step
    return { ...step, fault: { ...step.fault, ms: (step.fault.ms ?? 0) + more } }
  })
}

function unknownState(flow: string): string {
  const known = own(allPaths, flow)
  if (known === undefined) return `There is no such flow. The flows are: ${Object.keys(allPaths).join(', ')}`
  return `There is no such state. The states are: ${Object.keys(known.paths)
    .map((state) => `${flow}.${state}`)
    .join(', ')}`
}

function split(at: string): [flow: string, state: string] {
  const [flow = '', ...state] = at.split('.')
  return [flow, state.join('.')]
}
