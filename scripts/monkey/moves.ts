/** The monkey's random moves, one step each. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CALL_NAMES } from '#mocks/bank/call-names.ts'
import { faultPresets } from '#mocks/bank/fault-presets.ts'
import { personas } from '#mocks/bank/personas.ts'
import type { Fault } from '#src/contract/app-steps.ts'
import { picture, refusedFiles } from '../../e2e/files.ts'
import { ROOT } from '../root.ts'
import type { Operation } from './driven-page.ts'
import type { Found } from './hands.ts'
import type { Draw, Tab } from './tab.ts'

const flows: Record<string, { paths: object }> = JSON.parse(
  readFileSync(join(ROOT, 'src/demo/links/paths.json'), 'utf8'),
)
const STATES = Object.entries(flows).flatMap(([flow, { paths }]) => Object.keys(paths).map((path) => `${flow}.${path}`))
/** Without large files: their refusal has its own tests, and passing one to the browser takes seconds. */
export const FILES = [
  ...Array.from({ length: 9 }, () => picture()),
  ...refusedFiles.map(([file]) => file).filter(({ buffer }) => buffer.length < 1_000),
]

export const PERSONAS = personas.map(({ id }) => id)
export const SIGNED_IN = ['/dashboard-overview', '/loan', '/investify', '/account-details']
const ROUTES = [
  ...['/', '/#values', '/contact', '/login', '/auth/login', '/create-account', '/register', '/forget-password'],
  ...['/reset-password/made-up', '/no-such-page', '/login/', '/__flows', '/personal-loans', '/ultimate-checking'],
  ...['/wire-transfer', '/lost-or-stolen-card', '/dashboard-overview?open=deposit', '/investify?open=deposit-summary'],
  ...SIGNED_IN,
]
const QUERIES = [
  'clock=x60',
  'clock=x10',
  'clock=paused',
  'latency=0',
  'latency=900',
  'console',
  'inspect',
  'as=nobody',
]
export const AMOUNTS = [
  ...['100', '1', '0.01', '1,250.50', ' 75.5 ', '0', '-5', '1e308', '0x10', '1e3', '0.006', '12,34', '10.', '.5'],
  ...['9999999999999', '999999999999', 'NaN', 'Infinity', '١٢٣', '５００', '100€', '', '   '],
]
export const TEXTS = [
  ...['Ada', 'ada@larkspur.example', '', '   ', 'x'.repeat(5_000), '<b>bold</b>', '"><img src=x onerror=alert(1)>'],
  ...[
    '🦊🏦',
    'null',
    '__proto__',
    '{1}',
    "Robert'); --",
    'مرحبا',
    'a\nb\tc',
    '2024-02-30',
    '+44 555 0101',
    '\u0000\uFFFF',
  ],
]
const KEYS = [
  ...['Escape', 'Tab', 'Tab', 'Shift+Tab', 'Enter', 'Space', 'ArrowDown', 'ArrowUp', 'Home', 'End', 'PageDown'],
  ...['F2', 'Backspace', 'Delete', 'a'],
]
/** In addition to the product's faults: every call of a session that has expired. */
const PRESETS: (readonly Fault[])[] = [
  ...faultPresets.map(({ faults }) => faults),
  CALL_NAMES.map((call): Fault => ({ call, kind: 'status', status: 401, times: 1 })),
]
const WIDTHS: Record<string, number> = { 360: 740, 768: 1_024, 1440: 900 }

/** Moves with their weights. A move receives its tab, the seeded generator and the bank's book. */
const MOVES: [weight: number, move: (tab: Tab) => Promise<unknown>][] = [
  [30, touch],
  [14, enter],
  [6, ({ hands, random }) => hands.key(random.pick(KEYS))],
  [5, goInHistory],
  [3, reload],
  [4, openAddress],
  [4, followAddress],
  [6, setFault],
  [3, clearFaults],
  [6, setClock],
  [7, operate],
  [2, signIn],
  [1, signOut],
  [0.3, reset],
  [0.3, reimport],
  [2, resize],
  [1, chooseFile],
]

const SUM = MOVES.reduce((sum, [weight]) => sum + weight, 0)

export async function moveAtRandom(tab: Tab): Promise<void> {
  let drawn = (tab.random.int(0, 1e6) / 1e6) * SUM
  for (const [weight, move] of MOVES) {
    drawn -= weight
    if (drawn > 0) continue
    await move(tab)
    return
  }
}

function places(random: Draw): number[] {
  return [0, 1, 2, 3].map(() => random.int(0, 9_999) / 10_000)
}

/** Limits clicks on the desk, which has more controls than the product but matters less here. */
function area(random: Draw): 'any' | 'without' {
  return random.int(0, 5) === 0 ? 'any' : 'without'
}

async function touch({ hands, random }: Tab): Promise<void> {
  const how = random.pick(['click', 'click', 'click', 'click', 'double', 'twice'])
  await hands.touch({ kinds: ['press'], desk: area(random), places: places(random) }, (found) =>
    hands.click(found, how),
  )
}

async function enter({ hands, random }: Tab): Promise<void> {
  await hands.touch({ kinds: ['type', 'choose'], desk: area(random), places: places(random) }, async (found) => {
    await hands.enter(found, valueFor(found, random))
    if (random.int(0, 3) === 0) await hands.key('Enter')
  })
}

function valueFor({ kind, type, name, options }: Found, random: Draw): string {
  if (kind === 'choose') return random.pick(options.length === 0 ? [''] : options)
  if (type === 'date') return random.pick(['02291992', '01012040', '13451800', '02'])
  if (/amount|income|profit|bonus/i.test(name)) return random.pick(AMOUNTS)
  return random.pick([...TEXTS, ...TEXTS, ...AMOUNTS])
}

async function goInHistory({ page, random, note }: Tab): Promise<void> {
  const by = random.pick([-1, -1, -2, 1])
  note(`history ${by}`)
  await page.evaluate((by) => history.go(by), by)
}

async function reload({ page, note }: Tab): Promise<void> {
  note('reload')
  // The next move may start before the page has loaded.
  await page.reload({ waitUntil: 'commit' })
}

async function openAddress({ page, random, note, origin }: Tab): Promise<void> {
  const query = random.int(0, 2) === 0 ? random.pick(QUERIES) : ''
  const target = random.int(0, 3) === 0 ? `/?at=${random.pick(STATES)}` : random.pick(ROUTES)
  const [path = '', hash = ''] = target.split('#')
  const address = `${path}${query && (path.includes('?') ? '&' : '?')}${query}${hash && `#${hash}`}`
  note(`open ${address}`)
  await page.goto(origin + address, { waitUntil: 'commit' })
}

async function followAddress({ page, random, note }: Tab): Promise<void> {
  const path = random.pick(ROUTES)
  note(`go ${path}`)
  await page.evaluate((path) => history.pushState({}, '', path), path)
}

async function setFault({ demo, random, note }: Tab): Promise<void> {
  const kind = random.pick<Fault['kind']>(['delay', 'status', 'network', 'duplicate'])
  const fault: Fault = { call: random.pick(CALL_NAMES), kind }
  if (kind === 'delay') fault.ms = random.pick([10, 900, 10_000, 130_000])
  if (kind === 'status') fault.status = random.pick([400, 401, 403, 404, 409, 500, 503, 204])
  if (random.int(0, 2) > 0) fault.times = random.int(1, 4)
  const faults = random.int(0, 5) > 0 ? [fault] : random.pick(PRESETS)
  note(`faults ${JSON.stringify(faults.length > 1 ? `${faults.length} x ${JSON.stringify(faults[0])}` : fault)}`)
  for (const one of faults) await demo.faults.set(one)
}

async function clearFaults({ demo, note }: Tab): Promise<void> {
  note('faults cleared')
  await demo.faults.clear()
}

async function setClock({ demo, random, note }: Tab): Promise<void> {
  const { clock } = demo
  const modes = ['x60', 'x60', 'x60', 'x10', 'live', 'paused'] as const
  const [what, act] = random.pick<[what: string, act: () => Promise<unknown>]>([
    ...modes.map((mode): [string, () => Promise<unknown>] => [`set ${mode}`, () => clock.set(mode)]),
    ...[10, 1_000, 15_000, 100_000].map((ms): [string, () => Promise<unknown>] => [
      `advance ${ms}`,
      () => clock.advance(ms),
    ]),
    ['next ', () => clock.next()],
    ['next ', () => clock.next()],
    ...['2026-03-02T11:59:58', '2031-12-31T23:59:58'].map((at): [string, () => Promise<unknown>] => [
      `setNow ${at}`,
      () => clock.setNow(at),
    ]),
  ])
  note(`clock.${what}`)
  await act()
}

async function operate(tab: Tab): Promise<void> {
  const { random } = tab
  const standing = await tab.standing((await tab.customerId()) ?? random.pick(PERSONAS))
  // A customer who registered before a reset.
  if (standing === null) return
  const { user, loans, deposits } = standing
  const who = user._id
  const [loan, deposit] = [loans, deposits].map((rows): string | undefined =>
    rows.length === 0 ? undefined : random.pick(rows),
  )
  const acts: Operation[] = [
    ['releaseStep', who],
    ['releaseStep', who],
    ['setUser', who, { transferStep: random.pick([1, 2, 7, 8, 9, 9]) }],
    ['setUser', who, { profit: random.pick([0, 10, 2_500.75, '1200', 'many']) }],
    ['setUser', who, { bonus: random.pick([0, 15, '20.5']) }],
    ['setUser', who, { newUser: !user.newUser }],
    ['setUser', who, { investStatus: user.investStatus === 'false' ? 'true' : 'false' }],
    ['setUser', who, { userOtp: random.digits(6) }],
    ['setKyc', who, random.pick([true, true, false, null])],
    ...(loan ? [['setLoan', loan, random.pick(['true', 'true', 'Pending'])] satisfies Operation] : []),
    ...(deposit ? [['setDeposit', deposit, random.pick(['true', 'failed', 'Pending'])] satisfies Operation] : []),
  ]
  await tab.operate(...random.pick(acts))
}

/** Two tabs of one customer find more errors. */
async function signIn({ demo, random, note, other }: Tab): Promise<void> {
  const persona = (random.int(0, 1) === 0 && (await other().customerId())) || random.pick(PERSONAS)
  note(`demo.signIn ${persona}`)
  await demo.signIn(persona)
}

async function signOut({ demo, note }: Tab): Promise<void> {
  note('demo.signOut')
  await demo.signOut()
}

async function reset(tab: Tab): Promise<void> {
  tab.note('demo.reset')
  // While a page loads, `window.demo` is missing; the call would fail and reset the book needlessly.
  await tab.demo.ready()
  await tab.demo.reset()
  await tab.bank.begin(tab, PERSONAS)
}

/** Importing the demo's own export restores the current state. */
async function reimport({ demo, note }: Tab): Promise<void> {
  note('store.import of store.export')
  await demo.store.import(await demo.store.export())
}

async function resize({ page, random, note }: Tab): Promise<void> {
  const width = Number(random.pick(Object.keys(WIDTHS)))
  note(`width ${width}`)
  await page.setViewportSize({ width, height: WIDTHS[width] ?? 900 })
}

async function chooseFile({ hands, random }: Tab): Promise<void> {
  await hands.file(random.pick(['Upload Proof', 'Front', 'Back']), random.pick(FILES))
}
