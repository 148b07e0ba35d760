import { PLACEHOLDERS } from '#src/contract/placeholders.ts'
import type { RecordingStep, Step } from '#src/demo/demo-contract.ts'
import generated from './paths.json' with { type: 'json' }

/** How the states of one flow are reached (DEMO-7). A state is named by its path in the machine: 'confirming.wrong'. */
export interface FlowPaths {
  /** lists of steps, by name */
  steps: Readonly<Record<string, readonly PathStep[]>>
  /** for each state the names of the lists that lead there; the first one opens the flow */
  paths: Readonly<Record<string, readonly string[]>>
  /** the states that no link leads to, with the reason in words */
  unreachable: Readonly<Record<string, string>>
  /** the states in which the flow has ended: it is gone from the screen on arrival */
  final: readonly string[]
}

/** A step, `ms` of virtual time after the one before it; at once unless given. */
export type PathStep = { ms?: number } & Step

export type Paths = Readonly<Record<string, FlowPaths>>

const all = generated as unknown as Paths

/** The steps that lead to '<flow>.<state>'. Throws an Error that says which states there are, or why none leads there. */
export function stepsTo(at: string): RecordingStep[] {
  const [flow, state] = split(at)
  const { steps = {}, paths = {}, unreachable = {} } = all[flow] ?? {}
  const reason = unreachable[state]
  if (reason !== undefined) throw new Error(`No link leads to that state. ${reason}`)
  const path = paths[state]
  if (path === undefined) throw new Error(unknownState(flow))
  return path.flatMap((name) => steps[name] ?? []).map((step) => ({ ms: 0, ...step }))
}

/** Whether a link leads to '<flow>.<state>'. */
export function hasLink(at: string): boolean {
  const [flow, state] = split(at)
  return all[flow]?.paths[state] !== undefined
}

/** The last page on the path to '<flow>.<state>' that has an address of its own. */
export function pageOf(at: string): string {
  const steps = hasLink(at) ? stepsTo(at) : []
  const pages = steps.flatMap((step) => (step.kind === 'page' ? [step.to] : []))
  return pages.findLast((page) => !page.includes(PLACEHOLDERS.link)) ?? '/'
}

function unknownState(flow: string): string {
  const known = all[flow]
  if (known === undefined) return `There is no such flow. The flows are: ${Object.keys(all).join(', ')}`
  return `There is no such state. The states are: ${Object.keys(known.paths)
    .map((state) => `${flow}.${state}`)
    .join(', ')}`
}

function split(at: string): [flow: string, state: string] {
  const [flow = '', ...state] = at.split('.')
  return [flow, state.join('.')]
}
