import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { createFilter, parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'
import { ROOT } from './root.ts'

/** The files that drive a machine for tools and tests, and never run in the bank. */
const MODELS = 'machines/{model/**,**/*.model.ts,**/*-sample.ts}'

/**
 * The rooms of the house, and what the files of each may import: other rooms, parts of them, and packages. A room is a folder with all that is
 * in it, or the files that a pattern fits; where two rooms fit a file, the lower one is its own. A room that stands in another is imported by
 * its own name only. Besides, a file may import its neighbours in the same folder, as './…'.
 */
const ROOMS: Record<string, string[]> = {
  // The bank, lowest first. It knows neither its backend nor the workbench.
  'src/contract': ['valibot'],
  machines: ['machines', 'src/contract', 'xstate'],
  [MODELS]: [MODELS, 'machines', 'src/contract', 'xstate'],
  'src/platform': [
    ...['src/platform', 'machines/rules', 'src/contract'],
    ...['@tanstack/react-router', '@tanstack/store', 'pure-rand', 'react', 'valibot', 'xstate'],
  ],
  // Texts are data; some are those of a demo build only.
  'src/content': ['src/content', 'src/contract', 'src/platform/env.ts', 'countries-list'],
  'src/ui': ['src/ui', '@ark-ui/react', '@tanstack/react-virtual', 'lucide-react', 'react', 'react-dom'],
  'src/api': [
    ...['src/api', 'machines/rules', 'src/contract', 'src/platform'],
    ...['@sanity/client', 'ofetch', 'valibot', 'xstate'],
  ],
  'src/flows': [
    ...['machines', 'src/api', 'src/content', 'src/contract', 'src/platform', 'src/ui'],
    // What flows share: the running actors, the session, the customer's data, the frame, toasts and the fields of a profile.
    ...['src/flows/{actors,use-flow,use-emitted}.ts', 'src/flows/{session,customer,profile,modal,theme,backdrop}'],
    'src/flows/toast/announce.ts',
    ...['@tanstack/react-router', '@xstate/react', 'countries-list', 'lightweight-charts', 'lucide-react'],
    ...['react', 'react-dom', 'valibot', 'xstate'],
  ],
  // A page makes no call.
  'src/pages': [
    ...['src/pages', 'machines', 'src/content', 'src/contract', 'src/flows', 'src/platform', 'src/ui'],
    ...['@tanstack/react-router', '@xstate/react', 'lucide-react', 'react', 'react-dom', 'xstate'],
  ],
  // A route is a path, a guard and a component; the home page's call leaves before its code has come.
  'src/routes': [
    ...['src/routes', 'src/content', 'src/contract', 'src/flows', 'src/pages', 'src/platform', 'src/ui'],
    ...['src/api/home-visit.ts', '@tanstack/react-router'],
  ],
  'src/routeTree.gen.ts': ['src/routes'],
  'src/app': [
    ...['src/app', 'machines', 'src/api', 'src/content', 'src/contract', 'src/flows', 'src/pages', 'src/platform'],
    ...['src/routeTree.gen.ts', 'src/ui', '@tanstack/react-router', 'react', 'react-dom', 'xstate'],
  ],
  'src/main.tsx': [
    ...['machines', 'src/api', 'src/app', 'src/content', 'src/contract', 'src/flows', 'src/pages', 'src/platform'],
    ...['src/ui', '@tanstack/react-router', 'react', 'react-dom'],
    // Each by one dynamic import, which a live build leaves out.
    ...['mocks/bank/backend.ts', 'src/workbench/index.ts'],
  ],
  'src/vite-env.d.ts': [],

  // The mock backend. Its engine knows no bank.
  'mocks/engine': [
    ...['mocks/engine', 'src/platform/clock'],
    ...['@msw/data', '@mswjs/interceptors', '@noble/hashes', 'idb-keyval', 'msw', 'valibot'],
  ],
  'mocks/bank': [
    ...['mocks/bank', 'mocks/engine', 'machines/rules', 'src/contract', 'src/platform/clock'],
    ...['@tanstack/store', 'groq-js', 'msw', 'valibot'],
  ],
  'mocks/bank/test-bank.ts': ['mocks/engine', 'src/contract', 'src/platform/clock', 'vitest'],
  'mocks/server.ts': [
    ...['mocks/bank', 'mocks/engine', 'src/contract', 'src/platform/clock', '@hono/node-server', 'hono', 'node'],
  ],

  // The workbench. It gets the product through src/workbench/product.ts; what it lacks is added there.
  'src/workbench': [
    ...['src/workbench', 'src/workbench/desk', 'machines', MODELS, 'mocks/bank', 'mocks/engine'],
    ...['src/content', 'src/contract', 'src/platform', 'src/ui', '@ark-ui/react', '@statelyai/inspect'],
    ...['@tanstack/react-router', '@tanstack/react-virtual', '@tanstack/store', 'lucide-react', 'msw'],
    ...['react', 'react-dom', 'valibot', 'xstate'],
  ],
  // The desk is a client of `window.demo`; what it lacks is added there.
  'src/workbench/desk': [
    ...['src/workbench/desk', 'src/workbench/demo/{demo-contract,desk-demo}.ts', 'src/workbench/flows/viewer'],
    ...['machines/rules/currency.ts', 'src/content', 'src/contract/{amount,code,own,records}.ts'],
    ...['src/platform/{dates,file-text,money}.ts', 'src/ui', '@ark-ui/react', 'lucide-react', 'react', 'react-dom'],
  ],

  // Tests and tools.
  'machines/**/*.test.ts': [MODELS, 'machines', 'src/contract', 'src/platform/clock', 'fast-check', 'vitest', 'xstate'],
  '{mocks,src}/**/*.test.{ts,tsx}': ['**'],
  // Tests of what can happen at once; never in a page.
  'src/workbench/races': ['**'],
  scripts: ['**'],
  '*.config.ts': ['**'],
  // End-to-end tests use the product from outside: its texts, its numbers and its contract. What two folders share stands in e2e itself.
  'e2e/{*,*/*}': [
    ...['e2e/*', 'e2e/support', 'machines/rules', 'mocks/server.ts', 'src/content', 'src/contract'],
    ...['src/workbench/demo/{demo-contract,desk-demo}.ts', 'src/workbench/timeline/{scenarios,links/paths}.ts'],
    ...['@playwright/test', 'axe-core', 'fast-check', 'node', 'vite'],
  ],
  // The driver's folder can be copied: it knows the demo by the types of its contract only.
  'e2e/support': ['src/workbench/demo/{demo-contract,desk-demo}.ts', '@playwright/test', 'node', 'vitest'],
}

/** Per room: a made-up file of it, what that must not import, and what it may. */
const EXAMPLES: Record<string, [file: string, refused: string[], allowed: string[]]> = {
  'src/contract': [
    'src/contract/made-up.ts',
    ['xstate', '#src/platform/clock/clock.ts', '#src/contract/entities.ts'],
    ['valibot', './entities.ts'],
  ],
  machines: [
    'machines/made-up.ts',
    ['react', '#src/app/router.ts', '#src/platform/clock/clock.ts', '#machines/model/model.ts', './model/model.ts'],
    ['xstate', 'xstate/guards', './failure.ts', './rules/rules.ts', '#src/contract/entities.ts'],
  ],
  [MODELS]: [
    'machines/kyc/made-up.model.ts',
    ['#src/workbench/explorer/explore.ts', '#src/workbench/demo/demo-contract.ts', 'react'],
    ['#machines/model/model.ts', '#machines/login/login.machine.ts', './kyc.machine.ts', '#src/contract/endpoint.ts'],
  ],
  'src/platform': [
    'src/platform/clock/made-up.ts',
    ['#src/flows/session/session.ts', '#src/app/router.ts', '#machines/login/login.machine.ts', 'node:fs'],
    ['#machines/rules/currency.ts', '#src/contract/entities.ts', 'xstate'],
  ],
  'src/content': [
    'src/content/pages/made-up.ts',
    ['#machines/rules/rules.ts', 'react', '#src/platform/money.ts'],
    ['#src/contract/content.ts', '#src/content/brand.ts', '#src/platform/env.ts'],
  ],
  'src/ui': ['src/ui/made-up.ts', ['#src/content/messages.ts', 'xstate', '@xstate/react'], ['react', './button.tsx']],
  'src/api': [
    'src/api/made-up.ts',
    ['#src/flows/login/login.tsx', 'react', '#machines/x.ts', 'msw'],
    ['#src/contract/endpoints.ts', 'xstate', '#machines/rules/rules.ts', 'ofetch'],
  ],
  'src/flows': [
    'src/flows/login/made-up.ts',
    [
      ...[
        '#src/flows/sign-up/sign-up.tsx',
        '../kyc/kyc.tsx',
        '#src/flows/login/login.tsx',
        '#src/flows/toast/toast.tsx',
      ],
      ...['#src/routes/login.tsx', '#mocks/bank/backend.ts', '#src/workbench/demo/demo.ts', 'ofetch'],
    ],
    ['#machines/rules/rules.ts', '#src/api/call.ts', './login.tsx', '#src/flows/toast/announce.ts'],
  ],
  'src/pages': [
    'src/pages/made-up.ts',
    ['#src/api/call.ts', '#src/routes/login.tsx', '#src/app/system.ts'],
    ['#src/flows/login/login.tsx'],
  ],
  'src/routes': [
    'src/routes/_public/made-up.tsx',
    ['#machines/rules/rules.ts', '#src/api/call.ts', '#src/app/router.ts'],
    ['#src/api/home-visit.ts', '#src/pages/head.ts'],
  ],
  'src/routeTree.gen.ts': ['src/routeTree.gen.ts', ['#src/pages/head.ts'], ['./routes/_public/$page']],
  'src/app': [
    'src/app/made-up.ts',
    ['#mocks/bank/backend.ts', '#src/workbench/index.ts', 'node:fs'],
    ['#src/flows/session/session.ts', '#src/platform/env.ts'],
  ],
  'src/main.tsx': [
    'src/main.tsx',
    ['#mocks/bank/seed.ts', './workbench/demo/demo.ts', '#src/workbench/product.ts'],
    ['#mocks/bank/backend.ts', './workbench/index.ts', './app/router.ts'],
  ],
  'src/vite-env.d.ts': ['src/vite-env.d.ts', ['vite'], []],
  'mocks/engine': [
    'mocks/engine/made-up.ts',
    ['#mocks/bank/seed.ts', '#src/contract/endpoints.ts', '#machines/rules/rules.ts'],
    ['#src/platform/clock/random.ts', './store.ts', 'msw'],
  ],
  'mocks/bank': [
    'mocks/bank/made-up.ts',
    ['#src/platform/actors/runtime.ts', '#machines/x.ts', 'react', 'xstate', 'node:fs'],
    [
      '#src/contract/endpoints.ts',
      '#machines/rules/rules.ts',
      '#src/platform/clock/clock.ts',
      '#mocks/engine/store.ts',
    ],
  ],
  'mocks/bank/test-bank.ts': ['mocks/bank/test-bank.ts', ['#src/api/call.ts'], ['vitest', './backend.ts']],
  'mocks/server.ts': [
    'mocks/server.ts',
    ['#machines/rules/rules.ts', 'react', '#src/platform/money.ts'],
    ['node:http', './bank/backend.ts', 'hono/cors'],
  ],
  'src/workbench': [
    'src/workbench/timeline/made-up.ts',
    [
      ...['#src/app/router.ts', '#src/flows/session/session.ts', '#src/api/call.ts', '#src/pages/head.ts'],
      ...['#src/workbench/races/page.ts', '#mocks/server.ts', 'ofetch', 'node:util'],
    ],
    [
      ...['#src/workbench/product.ts', '#machines/login/login.machine.ts', '#machines/login/login.model.ts'],
      ...['#src/platform/notices.ts', '#src/ui/button.tsx', '#mocks/bank/backend.ts', '#src/workbench/desk/desk.tsx'],
    ],
  ],
  'src/workbench/desk': [
    'src/workbench/desk/records/made-up.ts',
    [
      ...['#src/workbench/demo/demo.ts', '#src/platform/reload.ts', '#src/platform/clock/clock.ts', 'xstate'],
      ...['@tanstack/react-router', '#mocks/bank/backend.ts', '#src/contract/entities.ts', '#machines/rules/rules.ts'],
    ],
    [
      ...['#src/workbench/demo/demo-contract.ts', '#src/workbench/flows/viewer/value-tree.tsx', '#src/ui/button.tsx'],
      ...['#src/platform/money.ts', 'react', '#src/workbench/desk/desk.tsx', '#src/contract/amount.ts'],
    ],
  ],
  'src/workbench/races': [
    'src/workbench/races/made-up.ts',
    ['../timeline/watch.ts', '../../../scripts/root.ts', '#src/workbench/races/page.ts'],
    ['#src/workbench/timeline/watch.ts', '#src/flows/kyc/kyc.bind.ts', '#mocks/bank/backend.ts', 'node:util'],
  ],
  'machines/**/*.test.ts': [
    'machines/model/made-up.test.ts',
    ['#src/api/call.ts', '#mocks/bank/seed.ts', 'react'],
    ['vitest', '#src/platform/clock/clock.ts', '#machines/kyc/kyc.model.ts'],
  ],
  '{mocks,src}/**/*.test.{ts,tsx}': [
    'mocks/bank/made-up.test.ts',
    ['../engine/store.ts'],
    ['#src/api/call.ts', 'node:fs', '#mocks/engine/store.ts'],
  ],
  scripts: [
    'scripts/measure/made-up.ts',
    ['../../src/other.ts'],
    ['../root.ts', '../../e2e/ports.ts', '#src/other.ts'],
  ],
  '*.config.ts': ['vite.config.ts', [], ['vite', './e2e/ports.ts', './scripts/root.ts']],
  'e2e/{*,*/*}': [
    'e2e/bank/made-up.ts',
    [
      ...['#src/platform/actors/runtime.ts', '#mocks/bank/seed.ts', '#machines/kyc/kyc.machine.ts', 'react'],
      ...['../workbench/touring.ts', '../../scripts/root.ts'],
    ],
    ['../test.ts', '../support/driver.ts', './links.ts', '#src/content/brand.ts', '#mocks/server.ts', 'node:fs'],
  ],
  'e2e/support': [
    'e2e/support/made-up.ts',
    ['../ports.ts', '#src/contract/entities.ts'],
    ['node:fs', '@playwright/test', './driver.ts', '#src/workbench/demo/demo-contract.ts'],
  ],
}

test.each(Object.entries(ROOMS))('QA-1: %s may import its row and nothing else', (room, row) => {
  const [file, refused, allowed] = EXAMPLES[room] ?? ['', ['an example'], []]
  const text = [...refused, ...allowed].map((specifier) => `import '${specifier}'`).join('\n')
  const rule = row.includes('**') ? NAMES : only(room, row)
  expect(brokenRules(file, text)).toEqual(
    refused.map((specifier, index) => `${file}:${index + 1}: '${specifier}': ${rule}`),
  )
})

test('QA-1: an import is found in each way to write it', () => {
  const text = `import react, { type Ref } from 'react'
import type { Demo } from
  '#src/workbench/demo/demo-contract.ts'
// import 'not-an-import'
export type { Key } from '../kyc/kyc.tsx'
export * from "../kyc/keys.ts"
const loads = [import('../app/app.ts'), import(\`../app/late.ts\`), import(name)]
type Late = import('../app/type.ts').Late
const text = 'import("text")'`
  expect(importsOf('machines/made-up.ts', text)).toEqual([
    { line: 1, specifier: 'react' },
    { line: 3, specifier: '#src/workbench/demo/demo-contract.ts' },
    { line: 5, specifier: '../kyc/kyc.tsx' },
    { line: 6, specifier: '../kyc/keys.ts' },
    { line: 7, specifier: '../app/app.ts' },
    { line: 7, specifier: '../app/late.ts' },
    { line: 7, specifier: 'name' },
    { line: 8, specifier: '../app/type.ts' },
  ])
})

test('QA-1: a folder that is no room is named', () => {
  expect(brokenRules('src/utils/made-up.ts', '')).toEqual(['src/utils/made-up.ts: no room of scripts/rooms.test.ts'])
})

test('QA-1: every file imports what its room may', () => {
  const broken = sourceFiles().flatMap((file) => brokenRules(file, readFileSync(posix.join(ROOT, file), 'utf8')))
  expect(broken).toEqual([])
})

/** A folder without a #name, scripts or e2e, imports its own by ../ too. */
const NAMES = "import what is in the file's folder by ./, and all else by its #name"

function only(room: string, row: string[]): string {
  return `${room} may import only ${row.join(', ')}`
}

/** `file:line: import: rule`, for each import that breaks the rule of the file's room. */
function brokenRules(file: string, text: string): string[] {
  const room = roomOf(file)
  const row = room === undefined ? undefined : ROOMS[room]
  if (room === undefined || row === undefined) return [`${file}: no room of scripts/rooms.test.ts`]
  return importsOf(file, text).flatMap(({ line, specifier }) => {
    const target = targetOf(file, specifier)
    const folder = posix.dirname(file)
    const isNeighbour = specifier.startsWith('./') && posix.dirname(target) === folder
    const report = (rule: string) => [`${file}:${line}: '${specifier}': ${rule}`]
    if (!isNeighbour && !row.some((entry) => covers(entry, target))) return report(only(room, row))
    return isWellNamed(specifier, file, target) ? [] : report(NAMES)
  })
}

function isWellNamed(specifier: string, file: string, target: string): boolean {
  if (target.startsWith(`${posix.dirname(file)}/`)) return specifier.startsWith('./')
  return !specifier.startsWith('.') || ![file, target].some((path) => /^(machines|mocks|src)\//.test(path))
}

/** The path from the root of what an import names, or the package; 'node' for all of Node's own. */
function targetOf(file: string, specifier: string): string {
  if (specifier.startsWith('node:')) return 'node'
  const path = specifier.replace(/\?.*$/, '')
  return path.startsWith('.') ? posix.join(posix.dirname(file), path) : path.replace(/^#/, '')
}

function roomOf(path: string): string | undefined {
  return Object.keys(ROOMS).findLast((room) => fits(room, path))
}

/** Whether what a row names holds the path, and no room inside it does. */
function covers(entry: string, path: string): boolean {
  return fits(entry, path) && roomOf(path)?.startsWith(`${entry}/`) !== true
}

const filters = new Map<string, (path: string) => boolean>()

function fits(name: string, path: string): boolean {
  const filter =
    filters.get(name) ?? createFilter(name.includes('*') ? name : [name, `${name}/**`], [], { resolve: false })
  filters.set(name, filter)
  return filter(path)
}

interface Import {
  line: number
  specifier: string
}

function importsOf(file: string, text: string): Import[] {
  const found: Import[] = []
  const note = ({ source }: { source: { start: number; end: number } | null }) => {
    if (source === null) return
    const line = text.slice(0, source.start).split('\n').length
    found.push({ line, specifier: text.slice(source.start, source.end).replace(/^['"`]|['"`]$/g, '') })
  }
  new Visitor({
    ImportDeclaration: note,
    ExportNamedDeclaration: note,
    ExportAllDeclaration: note,
    ImportExpression: note,
    TSImportType: note,
  }).visit(parseSync(file, text).program)
  return found
}

/** Paths from the root, of what is committed or could be. */
function sourceFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: ROOT })
  const files = listed.toString().split('\n')
  return files.filter((file) => /\.[cm]?[jt]sx?$/.test(file) && existsSync(posix.join(ROOT, file)))
}
