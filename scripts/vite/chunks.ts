import { relative } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { ROOT } from '../root.ts'

/** The flow viewer and its charts, the inspector, data by hand, and what makes, reads and plays stories and recordings. */
const TOOLS = new RegExp(
  [
    '^src/workbench/flows/(layouts\\.json|flow-tools)',
    '^src/workbench/trace/models',
    '^src/workbench/timeline/links/',
    '^src/workbench/(demo/timeline-chunk|stories/story-by-id|desk/story/story-form|desk/records/records-block)',
    '^node_modules/@statelyai/',
  ]
    .join('|')
    .replaceAll('/', '[\\\\/]'),
)

/** `react-dom/client`, which a page renders with. Its other scripts do much before they need it. */
export const REACT_DOM = 'react-dom'

/**
 * Groups modules that are needed at the same moment, with their imports; earlier groups take precedence. The bundler splits
 * the rest. Each group serves PERF-1 to PERF-3: without them, `/` needs 131 KB of script instead of 115, and the overview 236 KB
 * instead of 202. Only without `start` or `signed-in` alone are the limits kept; the overview then needs 6 to 7 KB more.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  {
    name: 'vendor',
    test: inFolders(
      'node_modules/(react|scheduler|use-sync-external-store|xstate|@xstate/react)/',
      'node_modules/react-dom/(?!.*client)',
      'node_modules/@tanstack/(history|react-router|react-store|router-core|store)/',
    ),
  },
  // A page asks for it last, see `prerender`.
  { name: REACT_DOM, test: inFolders('node_modules/react-dom/') },
  { name: 'index', tags: ['$initial'] },
  // Needed by both the product and the mock bank. Without it, the signed-in area would wait for the mock.
  {
    name: 'common',
    test: inFolders(
      'node_modules/(valibot|ofetch|ufo|destr|pure-rand)/',
      'src/(api|contract)/',
      'src/platform/(money|dates)\\.ts',
      'src/content/records\\.ts',
      'machines/rules/balances\\.ts',
    ),
  },
  // Needed by both the front page and the signed-in area.
  {
    name: 'shared',
    test: inFolders(
      'src/ui/drawings/(drawing|flower-mark|ledger)\\.',
      'src/flows/(theme/|use-emitted\\.)',
      'src/content/public-forms\\.',
      'src/ui/(icon-button|focus-field|toast-region)',
      'node_modules/lucide-react/.*/chevron-down\\.',
    ),
  },
  { name: 'workbench', test: inFolders('src/workbench/index\\.') },
  { name: 'start', test: inFolders('mocks/bank/backend\\.', 'src/workbench/start-bank\\.ts') },
  {
    name: 'signed-in',
    test: inFolders(
      'src/routes/_signed-in(/dashboard-overview)?\\.tsx',
      'src/flows/(customer|modal|shell|overview|social-proof)/(?!newcomer|first-steps|user-fact)',
      'src/pages/signed-in\\.ts',
    ),
  },
  { name: 'dialog-flows', test: inFolders('src/pages/dialog-flows\\.ts') },
  // After the first figures.
  { name: 'demo', test: inFolders('src/workbench/open-demo\\.', 'src/workbench/stories/story-list\\.') },
  // Links to states.
  { name: 'links', test: inFolders('src/workbench/timeline/(links/|placeholders)') },
]

/** The mock bank has a fixed chunk name: the budgets and the live build's check search for it. */
export function chunkName({ name, moduleIds, facadeModuleId }: Rolldown.PreRenderedChunk): string {
  // A chunk that only passes on the exports of another has no modules of its own.
  const paths = [...moduleIds, facadeModuleId ?? ''].map((id) => relative(ROOT, id))
  if (paths.some((path) => /^mocks[\\/]/.test(path))) return 'assets/mock-[name]-[hash].js'
  // The worker fetches these tools after the shell, and works without them if that fails.
  if (paths.some((path) => TOOLS.test(path))) return 'assets/dev-[name]-[hash].js'
  // Package entries are often named `dist` or `index`; use the package's name instead.
  const owner = /^node_modules[\\/]([^\\/]+)/.exec(paths[0] ?? '')?.[1]
  return `assets/${name === 'dist' && owner !== undefined ? owner : '[name]'}-[hash].js`
}

/** Styles are named like the chunk that they belong to. */
export function assetName({ originalFileNames }: Rolldown.PreRenderedAsset): string {
  return `assets/${originalFileNames.some((path) => TOOLS.test(path)) ? 'dev-' : ''}[name]-[hash][extname]`
}

/** Matches module ids by path patterns, with either kind of slash. */
function inFolders(...patterns: string[]): RegExp {
  return new RegExp(`/(${patterns.join('|')})`.replaceAll('/', '[\\\\/]'))
}

/** The chunks whose functions run while a page starts. */
const RUNS_AT_START = new Set(['vendor', REACT_DOM, 'index', 'start'])
const HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * Tells Chromium to compile these scripts as a whole while they arrive, in another thread (PERF-2). Otherwise it compiles each function when it is first
 * called, and the page waits. The comment counts only at the top of a file, where Vite would put its own code.
 */
export function compileHints(): Plugin {
  return {
    name: 'larkspur:compile-hints',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && RUNS_AT_START.has(file.name)) file.code = HINT + file.code
      },
    },
  }
}
