import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const GLOBAL = 'lint/style/noRestrictedGlobals'
const PROPERTY = 'lint/nursery/noJsRestrictedProperties'

/** A file path, its text, and the rules it must violate, one per violation. */
type Case = [path: string, text: string, rules: string[]]

const globals = [
  'setTimeout(f, 1)',
  'clearTimeout(id)',
  'setImmediate(f)',
  'requestIdleCallback(f)',
  'f(new Date())',
  'f(Date.now())',
]

const properties = [
  'window.setTimeout(f, 1)',
  'f(new window.Date())',
  'globalThis.setTimeout(f, 1)',
  'f(globalThis.Date.now())',
  'f(Math.random())',
  'f(performance.now())',
  'AbortSignal.timeout(1)',
]

const time: Case[] = [
  ...globals.map((text, index): Case => [`src/time/global-${index}.ts`, text, [GLOBAL]]),
  ...properties.map((text, index): Case => [`src/time/property-${index}.ts`, text, [PROPERTY]]),
  ['src/time/in-test.test.ts', 'setTimeout(f, 1)', [GLOBAL]],
  ['src/time/app-clock.ts', 'clock.setTimeout(f, 1)\nclock.now()', []],
  ['src/platform/clock/clock.ts', 'globalThis.setTimeout(f, 1)\nf(Date.now())', []],
  ['src/platform/clock/random.ts', 'f(Math.random())', []],
  ['scripts/wall.ts', 'setTimeout(f, performance.now())', []],
]

const CYCLE = 'lint/suspicious/noImportCycles'

const style: Case[] = [
  [
    'src/routes/long.ts',
    Array.from({ length: 16 }, (_, line) => `f(${line})`).join('\n'),
    ['lint/style/noExcessiveLinesPerFile'],
  ],
  ['src/workbench/demo/static-effect.ts', `import '#mocks/bank/backend.ts'`, ['plugin']],
  ['src/workbench/demo/static-name.ts', `import { f } from '#mocks/bank/backend.ts'\nf()`, ['plugin']],
  ['src/workbench/demo/static-type.ts', `import type { F } from '#mocks/bank/backend.ts'\nexport type G = F`, []],
  ['src/style/type-cycle-a.ts', `import type { B } from './type-cycle-b.ts'\nexport type A = B[]`, [CYCLE]],
  ['src/style/type-cycle-b.ts', `import type { A } from './type-cycle-a.ts'\nexport type B = A | null`, [CYCLE]],
  ['src/style/default.ts', 'export default 1', ['lint/style/noDefaultExport']],
  [
    'src/style/barrel.ts',
    `export * from './default.ts'`,
    ['lint/performance/noBarrelFile', 'lint/performance/noReExportAll'],
  ],
  ['src/style/enum.ts', 'export enum Colour {\n  Red,\n}', ['lint/style/noEnum']],
  ['src/style/any.ts', 'export const value = 1 as any', ['lint/suspicious/noExplicitAny']],
  ['src/style/notKebab.ts', 'f()', ['lint/style/useFilenamingConvention']],
  ['src/style/bare-import.ts', `import './any'`, ['lint/correctness/useImportExtensions']],
  ['src/style/console.ts', 'console.log(1)', ['lint/suspicious/noConsole']],
]

/** React calls whatever an effect returns, and newer browsers return a promise where the types say void. */
const effectsOfValues = [
  'useEffect(() => element.scrollIntoView(), [])',
  'useEffect(() => keep(actor), [])',
  'useLayoutEffect(note, [])',
  'useInsertionEffect(function insert() {}, [])',
  'React.useEffect(() => virtualizer.measure())',
  'useEffect(() => { return element.scrollTo(0, 0) }, [])',
  'useEffect(() => { if (a) return; if (b) return element.focus(); return () => f() }, [])',
]

const effectsOfBlocks = [
  'useEffect(() => { if (a) return; element.scrollIntoView() }, [])',
  'useEffect(() => { return () => { return g(f()) } }, [])',
  'useEffect(() => { const stop = keep(actor); return stop }, [])',
  'useEffect(() => { function g() { return f(1) } h(g, () => { return f(2) }) }, [])',
]

const inHook = (text: string) => `export function useDeferred() { ${text} }`

const effects: Case[] = [
  ...effectsOfValues.map((text, index): Case => [`src/effect/value-${index}.ts`, inHook(text), ['plugin']]),
  ...effectsOfBlocks.map((text, index): Case => [`src/effect/block-${index}.ts`, inHook(text), []]),
]

const cases = [...time, ...style, ...effects]

let folder: string
let found: Map<string, string[]>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'larkspur-lint-'))
  for (const name of ['biome.jsonc', 'scripts/lint', 'package.json', '.gitignore']) {
    await cp(join(ROOT, name), join(folder, name), { recursive: true })
  }
  for (const [path, text] of cases) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), `${text}\n`)
  }
  found = await lint()
})

afterAll(() => rm(folder, { recursive: true }))

test.each(cases)('QA-1: the linter reports exactly the expected rules for %s', (path, text, rules) => {
  expect(found.get(path)?.sort() ?? [], text).toEqual(rules)
})

/** The violated rules, by path. */
async function lint(): Promise<Map<string, string[]>> {
  const biome = join(ROOT, 'node_modules/.bin/biome')
  const args = ['lint', '--reporter=json', '--max-diagnostics=1000']
  const { stdout } = await promisify(execFile)(biome, args, { cwd: folder }).catch((error: { stdout: string }) => error)
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: Diagnostic[] }
  const rules = new Map<string, string[]>()
  for (const { severity, category, location } of diagnostics) {
    if (severity === 'error') rules.set(location.path, [...(rules.get(location.path) ?? []), category])
  }
  return rules
}

interface Diagnostic {
  severity: string
  category: string
  location: { path: string }
}
