/**
 * Writes the shortest path to every state and every transition of every machine, which the tests compare (FLOW-4), and
 * how the app reaches each state, which links replay (DEMO-7).
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { importTypeScript, root } from './import-typescript.js'

const { allRecipes, allShortestPaths, exploreAll } = await importTypeScript('scripts/explore-all.ts')
const FLOWS_AND_THEIR_PARTS = 3
const all = exploreAll()
write('machines/shortest-paths.json', allShortestPaths(all))
write('src/demo/recipes.json', allRecipes(all))

function write(path, value) {
  writeFileSync(join(root, path), `${inLines(value, FLOWS_AND_THEIR_PARTS)}\n`)
}

/** JSON with one line for each entry of the innermost level, so that a change shows as the lines that changed. */
function inLines(value, levels, indent = '') {
  const isOpened = levels > 0 && typeof value === 'object' && !Array.isArray(value) && Object.keys(value).length > 0
  if (!isOpened) return JSON.stringify(value)
  const inner = `${indent}  `
  const lines = Object.entries(value).map(
    ([key, part]) => `${inner}${JSON.stringify(key)}: ${inLines(part, levels - 1, inner)}`,
  )
  return `{\n${lines.join(',\n')}\n${indent}}`
}
