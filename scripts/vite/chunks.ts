import { relative } from 'node:path'
import type { Rolldown } from 'vite'
import { ROOT } from '../root.ts'

const DEVELOPERS =
  /^src[\\/](kit[\\/](statechart|viewer)|demo[\\/](layouts|flows|inspector|recorder))[\\/]|^src[\\/]demo[\\/](layouts|machines|models)\.ts$|^node_modules[\\/]@statelyai[\\/]/

/** What the desk and the links to states share with them, and so is kept with the product. */
const SHELL =
  /^src[\\/](desk|demo[\\/](links|recorder[\\/]describe-step)|kit[\\/](viewer[\\/](value-tree|flows-copy)|recorder[\\/]run-step))/

/**
 * What is used together at one moment stands together, with all that it imports; an earlier group takes first. The rest is
 * split by the bundler. Each is here for PERF-1 and PERF-2: without all of them `/` needs 120 KB of script in the place of
 * 112, the overview 212 in the place of 195.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  {
    name: 'vendor',
    test: inFolders(
      'node_modules/(react|react-dom|scheduler|use-sync-external-store|xstate|@xstate/react)/',
      'node_modules/@tanstack/(history|react-router|react-store|router-core|store)/',
    ),
  },
  { name: 'index', tags: ['$initial'] },
  // What both the product and the bank in the page need.
  { name: 'common', test: inFolders('node_modules/(valibot|ofetch|ufo|destr|pure-rand)/', 'src/(api|contract)/') },
  // What both the front page and the signed-in area need.
  {
    name: 'shared',
    test: inFolders(
      'src/drawings/(drawing|flower-mark|ledger)\\.',
      'src/flows/theme/',
      'src/ui/icon-button',
      'node_modules/lucide-react/.*/chevron-down\\.',
    ),
  },
  {
    name: 'start',
    test: inFolders('mocks/bank/backend\\.', 'src/demo/(start|prepare)\\.ts'),
  },
  {
    name: 'signed-in',
    test: inFolders(
      'src/routes/_signed-in(/dashboard-overview)?\\.tsx',
      'src/flows/(customer|modal|shell|overview|social-proof)/',
    ),
  },
]

/** The backend in the page is told apart by its chunk's name: budgets and the live build's check look for it. */
export function chunkName({ name, moduleIds }: Rolldown.PreRenderedChunk): string {
  const paths = moduleIds.map((id) => relative(ROOT, id))
  if (paths.some((path) => /^mocks[\\/]/.test(path))) return 'assets/mock-[name]-[hash].js'
  // The worker fetches what is for developers alone after the shell, and does without where it must.
  const isShell = paths.some((path) => SHELL.test(path))
  if (!isShell && paths.some((path) => DEVELOPERS.test(path))) return 'assets/dev-[name]-[hash].js'
  // A package's entry is often called `dist` or `index`, which says nothing.
  const owner = /^node_modules[\\/]([^\\/]+)/.exec(paths[0] ?? '')?.[1]
  return `assets/${name === 'dist' && owner !== undefined ? owner : '[name]'}-[hash].js`
}

/** Matches module ids by patterns of their paths, whichever way the slashes lean. */
function inFolders(...patterns: string[]): RegExp {
  return new RegExp(`/(${patterns.join('|')})`.replaceAll('/', '[\\\\/]'))
}
