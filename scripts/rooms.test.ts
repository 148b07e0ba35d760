import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { createFilter, parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'
import { ROOT } from './root.ts'

/** The files that drive a machine for tools and tests, and never run in the bank. */
const MODELS = 'machines/{model/*,*/*.model.ts,*/*-sample.ts}'

/**
 * The rooms of the house, and what the files of each may import: rooms, parts of them, packages. A room is a folder with all that is in it, or
 * the files that a pattern fits; where two rooms fit a file, the lower one is its own. A room that stands in another is imported by its own
 * name only. Besides, a file may import its neighbours, the files of its folder.
 */
const ROOMS: Record<string, string> = {
  // The bank, lowest first. It knows neither its backend nor the workbench.
  'src/contract': 'valibot',
  // Of the texts, the type of the toasts' keys.
  machines: 'machines src/contract src/content/messages.ts xstate',
  [MODELS]: `${MODELS} machines src/contract src/content/messages.ts xstate`,
  'machines/model/logged-flow.ts': `${MODELS} machines src/contract src/platform/clock xstate`,
  // Reaches every state, in the tests and in what is generated.
  'machines/explorer': `machines ${MODELS} src/platform/actors/inspection.ts xstate`,
  'src/platform': `src/platform machines/rules src/contract
    @tanstack/react-router @tanstack/store pure-rand react valibot xstate`,
  // Texts are data; some are those of a demo build only.
  'src/content': 'src/content src/contract src/platform/env.ts',
  'src/ui': 'src/ui @ark-ui/react @tanstack/react-virtual lucide-react react',
  'src/api': 'src/api machines/rules src/contract src/platform @sanity/client ofetch valibot xstate',
  // Flows share the running actors, the session, the customer's data, the frame and the fields of a profile.
  'src/flows': `machines src/api src/content src/contract src/platform src/ui
    src/flows/actors.ts src/flows/use-flow.ts src/flows/use-emitted.ts src/flows/{copyable,flow-dialog,receipt,waiting-form}.tsx
    src/flows/session src/flows/customer
    src/flows/profile src/flows/modal src/flows/theme src/flows/backdrop
    @tanstack/react-router @xstate/react countries-list lightweight-charts lucide-react react react-dom valibot xstate`,
  // The only one that knows how toasts are shown.
  'src/flows/toast':
    'machines src/content src/flows/use-flow.ts src/platform src/ui @xstate/react lucide-react react react-hot-toast xstate',
  // A page makes no call.
  'src/pages': `src/pages machines src/content src/contract src/flows src/flows/toast src/platform src/ui
    @tanstack/react-router lucide-react react xstate`,
  // A route is a path, a guard and a component; the home page's call leaves before its code has come.
  'src/routes': 'src/content src/flows src/pages src/api/home-visit.ts @tanstack/react-router',
  'src/routeTree.gen.ts': 'src/routes',
  'src/app': `src/app src/routeTree.gen.ts machines src/api src/content src/flows src/flows/toast src/pages src/platform src/ui
    @tanstack/react-router react react-dom xstate`,
  // The workbench by one dynamic import, which a live build leaves out.
  'src/main.tsx': 'src/app src/routeTree.gen.ts src/content src/platform src/ui src/workbench/index.ts',
  'src/vite-env.d.ts': '',

  // The mock backend. Its engine is below the bank: it knows the contract and the clock.
  'mocks/engine': `mocks/engine src/contract src/platform/{clock,open-channel.ts}
    @msw/data @mswjs/interceptors idb-keyval msw valibot`,
  'mocks/bank': `mocks/bank mocks/engine machines/rules src/contract src/platform/clock
    @msw/data @noble/hashes @tanstack/store groq-js msw valibot`,
  'mocks/bank/test-bank.ts': 'mocks/engine src/contract src/platform/clock vitest',
  'mocks/engine/test-server.ts': 'node vitest',
  'mocks/server.ts': 'mocks/bank mocks/engine src/platform/clock @hono/node-server hono node',

  // The workbench in floors, lowest first: each may import those below it, and none above. It gets the product through
  // src/workbench/trace/product.ts; what it lacks is added there.
  // The types of the bank's commands are those of their table, so that a command is written once.
  'src/workbench/contract': `machines/model/step.ts src/contract src/platform/{backend-state,clock/clock}.ts
    src/workbench/timeline/commands.ts`,
  'src/workbench/trace': `machines ${MODELS} mocks/bank src/contract/own.ts src/platform src/workbench/contract
    @tanstack/react-router xstate`,
  'src/workbench/timeline': `src/workbench/timeline machines ${MODELS} mocks/bank mocks/engine
    src/content src/contract src/platform src/ui src/workbench/{contract,trace}
    @tanstack/store valibot xstate`,
  'src/workbench/stories': `${MODELS} mocks/bank src/content src/contract src/platform src/ui
    src/workbench/{contract,trace,timeline} lucide-react react react-dom valibot @tanstack/store`,
  'src/workbench/offline': 'src/platform src/workbench/contract',
  'src/workbench/demo': `machines/rules mocks/bank src/content src/contract src/platform
    src/workbench/{contract,trace,timeline,stories,offline}
    @tanstack/react-router @tanstack/store msw valibot`,
  'src/workbench/inspector': `src/platform/actors src/workbench/{contract,trace,demo}
    @statelyai/inspect @tanstack/store xstate`,
  'src/workbench/flows': `src/workbench/flows machines ${MODELS} mocks/bank src/contract src/platform src/ui
    src/workbench/{contract,trace,timeline,inspector}
    @ark-ui/react @tanstack/react-virtual lucide-react react react-dom valibot xstate`,
  // The desk is a client of `window.demo`; what it lacks is added there.
  'src/workbench/desk': `src/workbench/desk machines/rules/{currency,rules}.ts src/content
    src/contract/{amount,code,own,records}.ts src/platform/{dates,file-text,load-at-last,money,new-version,page-address}.ts src/ui
    src/workbench/contract src/workbench/trace/format-timestamp.ts src/workbench/timeline/{flow,row,status}-words.ts
    src/workbench/stories/pacing.ts
    src/workbench/flows/{viewer,load-flow-tools.ts}
    @ark-ui/react lucide-react react react-dom valibot`,
  // The door, and what puts the floors together.
  'src/workbench/*': `machines mocks/bank src/content src/platform
    src/workbench/{contract,trace,timeline,offline,demo,flows,desk}
    @tanstack/react-router react`,

  // Tests and tools.
  'machines/**/*.test.ts': `${MODELS} machines src/contract src/platform/clock fast-check vitest xstate`,
  '{mocks,src}/**/*.test.{ts,tsx}': '**',
  scripts: '**',
  '*.config.ts': '**',
  // End-to-end tests use the product from outside: its texts, its numbers, its contract. What two folders share stands in e2e itself.
  'e2e/{*,*/*}': `e2e/* e2e/support machines/rules machines/modal/modal-ref.ts mocks/server.ts src/content src/contract
    src/workbench/contract/{demo-contract,desk-demo}.ts src/workbench/trace/flow-roles.ts
    src/workbench/stories/{story,shipped-stories,*.story}.ts
    src/workbench/timeline/{customer-words,links/paths}.ts
    @playwright/test axe-core fast-check hono node vite`,
  // Tests of what can happen at once, of all rooms together and without a browser.
  'e2e/races': '**',
  // The driver's folder can be copied: it needs nothing of ours (QA-8).
  'e2e/support': '@playwright/test node vitest',
}

/** A file, what it may import, and what it must not. */
const EXAMPLES: [file: string, allowed: string, refused: string][] = [
  ['src/contract/made-up.ts', 'valibot ./neighbour.ts', '#src/platform/clock/clock.ts xstate node:fs'],
  // Rooms in a room are imported by their own names only.
  ['machines/loan/made-up.ts', '#machines/rules/rules.ts', '#machines/model/model.ts #machines/kyc/kyc.model.ts react'],
  ['machines/kyc/far.model.ts', '#machines/model/model.ts', '#machines/explorer/explore.ts'],
  ['src/flows/login/made-up.ts', '#src/flows/session/x.ts', '#src/flows/sign-up/x.ts #src/flows/toast/x.ts ofetch'],
  ['src/workbench/contract/made-up.ts', '#src/workbench/timeline/commands.ts', '#src/workbench/timeline/timeline.ts'],
  ['src/workbench/made-up.ts', './demo/demo.ts', './stories/play.ts'],
  ['src/vite-env.d.ts', '', 'vite/client'],
]

test.each(EXAMPLES)('QA-1: %s may import its row and its neighbours, nothing else', (file, allowed, refused) => {
  const lines = (specifiers: string) => words(specifiers).map((specifier) => `import '${specifier}'`)
  const rule = only(roomOf(file) ?? '')
  expect(brokenRules(file, [...lines(refused), ...lines(allowed)].join('\n'))).toEqual(
    words(refused).map((specifier, index) => `${file}:${index + 1}: '${specifier}': ${rule}`),
  )
})

test('QA-1: what has a #name is imported by it, and the folder’s own files by ./', () => {
  const found = (file: string, specifier: string) => brokenRules(file, `import '${specifier}'`)
  for (const [file, specifier] of [
    ['mocks/bank/made-up.test.ts', '../engine/store.ts'],
    ['mocks/bank/made-up.test.ts', '#mocks/bank/seed.ts'],
    ['scripts/measure/made-up.ts', '../../src/other.ts'],
  ] as const)
    expect(found(file, specifier)).toEqual([`${file}:1: '${specifier}': ${NAMES}`])
  expect(found('scripts/measure/made-up.ts', '../root.ts')).toEqual([])
})

test('QA-1: an import is found in each way to write it', () => {
  const text = `import react, { type Ref } from 'react'
import type { Demo } from
  '#src/workbench/contract/demo-contract.ts'
// import 'not-an-import'
export type { Key } from '../kyc/kyc.tsx'
export * from "../kyc/keys.ts"
const loads = [import('../app/app.ts'), import(\`../app/late.ts\`), import(name)]
type Late = import('../app/type.ts').Late
const text = 'import("text")'`
  expect(importsOf('machines/made-up.ts', text)).toEqual([
    { line: 1, specifier: 'react' },
    { line: 3, specifier: '#src/workbench/contract/demo-contract.ts' },
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

const NAMES = "import what is in the file's folder by ./, and all else by its #name"

function only(room: string): string {
  return `${room} may import only ${rowOf(room).join(', ')}`
}

function rowOf(room: string): string[] {
  return words(ROOMS[room] ?? '')
}

function words(text: string): string[] {
  return text.match(/\S+/g) ?? []
}

/** `file:line: import: rule`, for each import that breaks the rule of the file's room. */
function brokenRules(file: string, text: string): string[] {
  const room = roomOf(file)
  if (room === undefined) return [`${file}: no room of scripts/rooms.test.ts`]
  return importsOf(file, text).flatMap(({ line, specifier }) => {
    const target = targetOf(file, specifier)
    const isNeighbour = specifier.startsWith('./') && posix.dirname(target) === posix.dirname(file)
    const isAllowed = isNeighbour || rowOf(room).some((entry) => covers(entry, target))
    if (isAllowed && isWellNamed(specifier, file, target)) return []
    return [`${file}:${line}: '${specifier}': ${isAllowed ? NAMES : only(room)}`]
  })
}

/** Files of scripts and e2e, which have no #name, import each other by ../. */
function isWellNamed(specifier: string, file: string, target: string): boolean {
  const isPackage = !/^[.#]/.test(specifier)
  const isBelow = !posix.relative(posix.dirname(file), target).startsWith('..')
  const haveName = [file, target].some((path) => /^(machines|mocks|src)\//.test(path))
  return isPackage || specifier.startsWith(isBelow ? './' : haveName ? '#' : '../')
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
