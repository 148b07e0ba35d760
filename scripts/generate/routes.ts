import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { resolveConfig } from 'vite'
import { ROOT } from '../root.ts'
import type { Generator } from './generated-file.ts'

const TREE = join(ROOT, 'src/routeTree.gen.ts')

/** The tree of the routes. The router's plugin writes it whenever Vite starts, and fills in an empty file of a new route. */
export const routes: Generator = {
  makes: 'src/routeTree.gen.ts from the files in src/routes',
  write: async () => {
    const before = readFileSync(TREE, 'utf8')
    await resolveConfig({ root: ROOT, logLevel: 'error' }, 'build')
    const isSame = readFileSync(TREE, 'utf8') === before
    console.log(`routes: src/routeTree.gen.ts ${isSame ? 'is up to date' : 'written'}`)
  },
}
