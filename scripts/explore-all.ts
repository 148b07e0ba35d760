import { CONTENTS, toPlaceholder } from '#machines/sample-files.ts'
import { PLACEHOLDERS } from '#src/contract/placeholders.ts'
import { machines } from '#src/demo/machines.ts'
import { models } from '#src/demo/models.ts'
import type { Recipes } from '#src/demo/recipes.ts'
import { AppClock } from '#src/kit/clock/clock.ts'
import { explore } from '#src/kit/explorer/explore.ts'
import { type Mutant, mutants } from '#src/kit/explorer/mutants.ts'
import { flowRecipes } from '#src/kit/explorer/recipes.ts'
import type { Timed } from '#src/kit/explorer/report.ts'
import { type ShortestPaths, shortestPaths } from '#src/kit/explorer/shortest-paths.ts'
import { NOW } from '#src/kit/model/model.ts'

const { password, code, wrongCode, link, token } = PLACEHOLDERS
/** What no machine's context may hold. */
export const SECRETS: readonly string[] = [password, code, wrongCode, link, token, CONTENTS]

/** Each machine with its model. */
const modelled = machines.flatMap((machine) => {
  const model = models.get(machine.id)
  return model === undefined ? [] : [{ machine, model }]
})

export function exploreAll(): Timed[] {
  const clock = new AppClock()
  return modelled.map(({ machine, model }) => {
    const since = clock.now()
    const result = explore(machine, model, { secrets: SECRETS })
    return { result, ms: clock.now() - since }
  })
}

export function allShortestPaths(all: readonly Timed[]): Record<string, ShortestPaths> {
  return Object.fromEntries(all.map(({ result }) => [result.id, shortestPaths(result)]))
}

/** How each state of each flow is reached in the app. */
export function allRecipes(all: readonly Timed[]): Recipes {
  return Object.fromEntries(
    all.flatMap(({ result }) =>
      modelled
        .filter(({ machine }) => machine.id === result.id)
        .map(({ machine, model }) => [machine.id, flowRecipes(machine, model, result, toPlain)]),
    ),
  )
}

/** Every mutant of every machine, by the machine's id. */
export function allMutants(kept: Readonly<Record<string, ShortestPaths>>): Record<string, () => Mutant[]> {
  return Object.fromEntries(
    modelled.map(({ machine, model }) => [
      machine.id,
      () => mutants(machine, model, kept[machine.id] ?? { states: {}, transitions: {} }),
    ]),
  )
}

function toPlain(value: unknown): unknown {
  if (value instanceof File) return toPlaceholder(value)
  return value === NOW ? PLACEHOLDERS.now : value
}
