import type { BankApp } from '#machines/in-app.ts'
import type { Steps } from '#src/kit/model/in-app.ts'
import written from './recipes.json' with { type: 'json' }

/** What stands in the app for one move of a machine. */
export type Deed = Steps<BankApp>

/** How the states of one flow are reached (DEMO-7), by their paths: 'confirming.wrong'. */
export interface FlowRecipes {
  deeds: Readonly<Record<string, Deed>>
  /** names of deeds, the first one of which opens the flow */
  ways: Readonly<Record<string, readonly string[]>>
  /** the states that no link leads to, with the reason in words */
  none: Readonly<Record<string, string>>
  /** of the ways, those to a state in which the flow is over: it is gone from the screen on arrival */
  over: readonly string[]
}

export type Recipes = Readonly<Record<string, FlowRecipes>>

const recipes = written as unknown as Recipes

/** The deeds that lead to '<flow>.<state>'. Throws an Error that says which states there are, or why none leads there. */
export function deedsTo(at: string): Deed[] {
  const [flow, path] = split(at)
  const { deeds = {}, ways = {}, none = {} } = recipes[flow] ?? {}
  const reason = none[path]
  if (reason !== undefined) throw new Error(`No link leads to that state. ${reason}`)
  const way = ways[path]
  if (way === undefined) throw new Error(unknownState(flow))
  return way.flatMap((name) => deeds[name] ?? [])
}

/** Whether a link leads to '<flow>.<state>'. */
export function hasLink(at: string): boolean {
  const [flow, path] = split(at)
  return recipes[flow]?.ways[path] !== undefined
}

/** The page that the way to '<flow>.<state>' leads over last. */
export function pageOf(at: string): string {
  const steps = hasLink(at) ? deedsTo(at).flatMap((deed) => deed.steps) : []
  const last = steps.findLast((step) => 'goTo' in step)
  return last === undefined ? '/' : last.goTo
}

function unknownState(flow: string): string {
  const known = recipes[flow]
  if (known === undefined) return `There is no such flow. The flows are: ${Object.keys(recipes).join(', ')}`
  return `There is no such state. The states are: ${Object.keys(known.ways)
    .map((path) => `${flow}.${path}`)
    .join(', ')}`
}

function split(at: string): [flow: string, path: string] {
  const [flow = '', ...path] = at.split('.')
  return [flow, path.join('.')]
}
