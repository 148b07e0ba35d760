import { resolveConfig } from 'vite'
import { ROOT } from '../root.ts'
import type { Generator } from './generated-file.ts'

/** The tree of the routes. The router's plugin writes it whenever Vite starts, and fills in an empty file of a new route. */
export const routes: Generator = {
  makes: 'src/routeTree.gen.ts from the files in src/routes',
  write: async () => {
    await resolveConfig({ root: ROOT, logLevel: 'error' }, 'build')
    console.log('routes: src/routeTree.gen.ts is up to date')
  },
}
