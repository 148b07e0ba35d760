import { explore } from '#machines/explorer/explore.ts'
import { CONTENTS } from '#machines/model/sample-files.ts'
import { PLACEHOLDERS } from '#src/contract/placeholders.ts'
import type { Paths } from '#src/workbench/timeline/links/paths.ts'
import { machines } from '#src/workbench/trace/machines.ts'
import { models } from '#src/workbench/trace/models.ts'
import { type Generator, writeChanged } from './generated-file.ts'
import { linkPaths } from './link-paths.ts'

const { password, code, wrongCode, link, token } = PLACEHOLDERS
/** Secrets that no machine's context may hold. */
const SECRETS: readonly string[] = [password, code, wrongCode, link, token, CONTENTS]
const FLOWS_AND_THEIR_PARTS = 3

/** The app's steps to each state of each machine, by the shortest path, replayed by links (DEMO-7). */
export const paths: Generator = {
  makes: 'the shortest path to each state of each machine, which deep links replay',
  write: async () => {
    const text = `${inLines(allLinkPaths(exploreAll()), FLOWS_AND_THEIR_PARTS)}\n`
    writeChanged('paths', [{ path: 'src/workbench/timeline/links/paths.json', text }])
  },
}

/** Explores each machine with its model. */
export function exploreAll() {
  return machines.flatMap((machine) => {
    const model = models.get(machine.id)
    if (model === undefined) return []
    return { machine, model, result: explore(machine, model, { secrets: SECRETS }) }
  })
}

/** The steps in the app that reach each state of each flow. */
export function allLinkPaths(all: ReturnType<typeof exploreAll>): Paths {
  return Object.fromEntries(all.map(({ machine, model, result }) => [machine.id, linkPaths(machine, model, result)]))
}

/** JSON with one line per innermost entry, for readable diffs. */
function inLines(value: unknown, levels: number, indent = ''): string {
  const isOpened = levels > 0 && typeof value === 'object' && value !== null && !Array.isArray(value)
  const entries = isOpened ? Object.entries(value) : []
  if (entries.length === 0) return JSON.stringify(value)
  const inner = `${indent}  `
  const lines = entries.map(([key, part]) => `${inner}${JSON.stringify(key)}: ${inLines(part, levels - 1, inner)}`)
  return `{\n${lines.join(',\n')}\n${indent}}`
}
