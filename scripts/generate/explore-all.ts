import { CONTENTS } from '#machines/model/sample-files.ts'
import { PLACEHOLDERS } from '#src/contract/placeholders.ts'
import { AppClock } from '#src/platform/clock/clock.ts'
import { explore } from '#src/workbench/explorer/explore.ts'
import type { Timed } from '#src/workbench/explorer/report.ts'
import { type ShortestPaths, shortestPaths } from '#src/workbench/explorer/shortest-paths.ts'
import { machines } from '#src/workbench/flows/machines.ts'
import { models } from '#src/workbench/flows/models.ts'
import type { Paths } from '#src/workbench/timeline/links/paths.ts'
import { linkPaths } from './link-paths.ts'

const { password, code, wrongCode, link, token } = PLACEHOLDERS
/** Secrets that no machine's context may hold. */
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

/** The steps in the app that reach each state of each flow. */
export function allLinkPaths(all: readonly Timed[]): Paths {
  return Object.fromEntries(
    all.flatMap(({ result }) =>
      modelled
        .filter(({ machine }) => machine.id === result.id)
        .map(({ machine, model }) => [machine.id, linkPaths(machine, model, result)]),
    ),
  )
}
