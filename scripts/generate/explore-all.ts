import type { Recipes } from '#src/demo/recipes.ts'
import { AppClock } from '#src/kit/clock/clock.ts'
import type { Exploration } from '#src/kit/explorer/configuration.ts'
import { explore } from '#src/kit/explorer/explore.ts'
import { flowRecipes } from '#src/kit/explorer/recipes.ts'
import { type ShortestWays, shortestWays } from '#src/kit/explorer/shortest-paths.ts'
import { plans } from './plans.ts'

/** An exploration with the time that it took, in ms. */
export interface Timed {
  result: Exploration
  ms: number
}

export function exploreAll(): Timed[] {
  const clock = new AppClock()
  return plans.map((plan) => {
    const since = clock.now()
    const result = explore(plan)
    return { result, ms: clock.now() - since }
  })
}

export function allShortestWays(all: readonly Timed[]): Record<string, ShortestWays> {
  return Object.fromEntries(all.map(({ result }) => [result.id, shortestWays(result)]))
}

/** How each state of each flow is reached in the app. */
export function allRecipes(all: readonly Timed[]): Recipes {
  return Object.fromEntries(
    all.flatMap(({ result }) => {
      const plan = plans.find(({ machine }) => machine.id === result.id)
      return plan === undefined ? [] : [[result.id, flowRecipes(plan, result)]]
    }),
  )
}
