import { relative } from 'node:path'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { backendOfBuild } from './scripts/backend-of-build.ts'
import { backendProxy } from './scripts/backend-proxy.ts'
import { countryList } from './scripts/country-list.ts'
import { mswAlias } from './scripts/msw-alias.ts'
import { mswWorker } from './scripts/msw-worker.ts'
import { offlineShell } from './scripts/offline-shell.ts'
import { oneFile } from './scripts/one-file.ts'
import { policy } from './scripts/policy-plugin.ts'
import { prerender } from './scripts/prerender-plugin.ts'

const isTest = process.env.VITEST !== undefined
const opensBrowser = process.stdout.isTTY === true && process.env.CI === undefined

const BANKING = 'account|account-settings|deposit|kyc|loan|statement|withdrawal'
const ENTRY = 'login|password-request|password-reset'

const DEVELOPERS =
  /^src[\\/](kit[\\/](statechart|viewer)|demo[\\/](layouts|flows|inspector|recorder))[\\/]|^src[\\/]demo[\\/](layouts|machines|models)\.ts$/

/**
 * Few chunks, each for a moment: what never changes, what every page needs, what both product and backend need,
 * the backend, the signed-in area, the front page. The rest is split by route. An earlier group takes first.
 */
const CHUNKS = [
  {
    name: 'vendor',
    test: inFolders(
      'node_modules/(react|react-dom|scheduler|use-sync-external-store|xstate|@xstate/react)/',
      'node_modules/@tanstack/(history|react-router|react-store|router-core|store)/',
    ),
  },
  { name: 'index', tags: ['$initial' as const] },
  {
    name: 'common',
    test: inFolders(
      'node_modules/(valibot|ofetch|ufo|destr|pure-rand)/',
      'src/(api|contract|kit/clock/random|platform/reload|flows/customer/current)',
    ),
  },
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
    name: 'toast',
    test: inFolders('node_modules/(react-hot-toast|goober)/', 'src/flows/toast/', 'machines/toast\\.machine'),
  },
  { name: 'drawings', test: inFolders('src/drawings/(?!islands|larkspur)') },
  {
    name: 'start',
    test: inFolders(
      'mocks/',
      'src/demo/(?!layouts|machines|models|persona-list|go-to-state|recipes|conditions|filler|specimen-file)[\\w-]+\\.ts$',
      'src/(kit/trace|demo/offline)/',
      'src/kit/recorder/(recorder|steps|flow-name|processing|watch-flows|watch-pages)',
      'src/demo/recorder/(origins|file-kind|fresh-page|link-tokens|mask-world|proof|record|route-path|secret-placeholders|watch-doings)\\.',
      'src/kit/statechart/transitions',
    ),
  },
  {
    name: 'signed-in',
    test: inFolders(
      'src/routes/_signed-in(/dashboard-overview)?\\.tsx',
      'src/flows/(customer|modal|shell|overview|social-proof)/',
    ),
  },
  // Of dialogs, which come when they are opened, none of these pages needs anything.
  {
    name: 'pages',
    test: inFolders(
      'src/routes/_signed-in/(account|loan|investify)',
      'src/flows/account/(account|entries|identity|use-account)\\.',
      'src/flows/loan/(loan|latest-loan|latest)\\.',
      'src/flows/invest/(?!market-chart)',
      'src/content/(account|loan|invest|plans)\\.',
    ),
  },
  {
    name: 'home',
    test: inFolders('src/routes/_public(/index)?\\.tsx', 'src/pages/home-(page|hero|story)', 'src/drawings/larkspur'),
  },
  // What the offline shell keeps must be few files (PERF-3): what is small and used together stands together.
  {
    name: 'home-rest',
    test: inFolders('src/pages/(home-rest|site-footer)', 'src/flows/message/', 'machines/message\\.machine'),
  },
  {
    name: 'products',
    test: inFolders('src/content/pages/', 'src/pages/product-page\\.', 'src/routes/_public/\\$page'),
  },
  { name: 'content-client', test: inFolders('node_modules/@sanity/client/(?!.*stega)', 'node_modules/(rxjs|get-it)/') },
  {
    name: 'parts',
    test: inFolders(
      'src/ui/(?!combobox|virtual)',
      'node_modules/(@ark-ui|@zag-js)/(?!.*(combobox|/select/|listbox|popper))',
    ),
  },
  {
    name: 'entry',
    test: inFolders(`src/flows/(${ENTRY})/`, 'src/routes/_public/(.*login|forget|reset)', 'src/content/sign-up'),
  },
  { name: 'sign-up', test: inFolders('src/flows/sign-up/', 'src/routes/_public/(create-account|register)') },
  { name: 'banking', test: inFolders(`src/flows/(${BANKING})/`) },
  {
    name: 'dev-inspect',
    test: inFolders(
      'node_modules/(@statelyai/inspect|fast-safe-stringify|safe-stable-stringify|isomorphic-ws|partysocket)/',
      'node_modules/(event-target-shim|superjson|copy-anything|is-what)/',
    ),
  },
  { name: 'filler', test: inFolders('src/demo/(filler|specimen-file)') },
  { name: 'go-to-state', test: inFolders('src/demo/(go-to-state|recipes)') },
]

export default defineConfig({
  plugins: [
    backendOfBuild(),
    backendProxy(process.env.LARKSPUR_API),
    mswWorker(),
    countryList(),
    isTest
      ? null
      : tanstackRouter({
          target: 'react',
          autoCodeSplitting: true,
          routesDirectory: 'src/routes',
          generatedRouteTree: 'src/routeTree.gen.ts',
          quoteStyle: 'single',
          semicolons: false,
        }),
    react(),
    policy(),
    offlineShell(),
    oneFile(),
    prerender(),
  ],
  resolve: { alias: [mswAlias] },
  server: {
    host: '127.0.0.1',
    port: 5173,
    open: opensBrowser,
  },
  preview: { host: '127.0.0.1', port: 4173 },
  build: {
    // Browsers that lack it are older than those that the build is for.
    modulePreload: { polyfill: false },
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        chunkFileNames: chunkName,
        codeSplitting: { groups: CHUNKS },
      },
    },
  },
  test: {
    environment: 'node',
    include: ['machines', 'src', 'mocks', 'scripts'].map((folder) => `${folder}/**/*.test.{ts,tsx}`),
    restoreMocks: true,
    setupFiles: ['scripts/test-equality.ts'],
    // The alias holds for MSW's own imports only where the tests bundle it, as the build does.
    server: { deps: { inline: [/\/msw\//] } },
  },
})

/** Matches module ids by patterns of their paths, whichever way the slashes lean. */
function inFolders(...patterns: string[]): RegExp {
  return new RegExp(`/(${patterns.join('|')})`.replaceAll('/', '[\\\\/]'))
}

/** The backend in the page is told apart by its chunk's name: budgets and the live build's check look for it. */
function chunkName({ name, moduleIds }: { name: string; moduleIds: string[] }): string {
  const paths = moduleIds.map((id) => relative(import.meta.dirname, id))
  if (paths.some((path) => /^mocks[\\/]/.test(path))) return 'assets/mock-[name]-[hash].js'
  // The worker fetches what is for developers alone after the shell, and does without where it must.
  const isDesk = paths.some((path) => /^src[\\/]desk[\\/]/.test(path))
  if (!isDesk && paths.some((path) => DEVELOPERS.test(path))) return 'assets/dev-[name]-[hash].js'
  // A package's entry is often called `dist` or `index`, which says nothing.
  const owner = /^node_modules[\\/]([^\\/]+)/.exec(paths[0] ?? '')?.[1]
  return `assets/${name === 'dist' && owner !== undefined ? owner : '[name]'}-[hash].js`
}
