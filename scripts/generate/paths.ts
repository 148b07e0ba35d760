import { allLinkPaths, allShortestPaths, exploreAll } from './explore-all.ts'
import { type GeneratedFile, type Generator, writeChanged } from './generated-file.ts'

const FLOWS_AND_THEIR_PARTS = 3

/** The shortest path to each state and transition, compared by a test (FLOW-4), and the app steps to each state, replayed by links (DEMO-7). */
export const paths: Generator = {
  makes: 'the shortest path to each state of each machine, which deep links replay',
  write: async () => writeChanged('paths', pathFiles()),
}

function pathFiles(): GeneratedFile[] {
  const all = exploreAll()
  return [
    fileOf('src/workbench/explorer/shortest-paths.json', allShortestPaths(all)),
    fileOf('src/workbench/timeline/links/paths.json', allLinkPaths(all)),
  ]
}

function fileOf(path: string, value: object): GeneratedFile {
  return { path, text: `${inLines(value, FLOWS_AND_THEIR_PARTS)}\n` }
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
