/** The monkey's stops: clears faults, lets everything finish, then checks the invariants. */

import { isDeepStrictEqual } from 'node:util'
import { depositCopy } from '#src/content/deposit.ts'
import { pictureCopy } from '#src/content/field-errors.ts'
import { kycCopy } from '#src/content/kyc.ts'
import { labels } from '#src/content/messages.ts'
import { loadingCopy } from '#src/content/shell.ts'
import { withdrawalCopy } from '#src/content/withdrawal.ts'
import type { Demo } from '#src/demo/demo-contract.ts'
import { formatMoney } from '#src/platform/money.ts'
import type { Bank, Standing } from './bank.ts'
import { arrive, isReloadError } from './hands.ts'
import { SIGNED_IN } from './moves.ts'
import type { Tab } from './tab.ts'

/** Called with an error message. */
type Say = (failure: string) => void

interface Shown {
  /** states of the customer machine by part; null while there is no such machine */
  parts: Record<string, unknown> | null
  /** session storage by key */
  stored: Record<string, unknown>
  figures: [label: string, text: string][]
}

/** ms of virtual time in which everything finishes: the longest wait is a call's time-out. */
const ENOUGH = 200_000
/** Recurring timers: '<owner> <name>'. */
const RECURRING = ['backdrop', 'social-proof', 'greeting']
/** Texts that show that something is in progress. */
const BUSY = [
  ...[labels.loadingOverlay, labels.logInSlow, labels.logInVerySlow, labels.signUpPending, labels.signUpSlow],
  ...[
    labels.validating,
    loadingCopy.loading,
    withdrawalCopy.checking,
    withdrawalCopy.confirming,
    withdrawalCopy.loading,
  ],
  ...[depositCopy.loading, depositCopy.sending, pictureCopy.reading, kycCopy.submitting],
]
/** ms of wall time for a change in the other tab to arrive */
const ACROSS = 3_000

/** Waits until both tabs are idle and returns the errors found there. */
export async function stop(tabs: readonly Tab[], bank: Bank): Promise<string[]> {
  for (const tab of tabs) await rest(tab, true)
  // The second tab may have blocked the first, and its changes arrive there.
  for (const tab of tabs) await rest(tab, false)
  const faults: string[] = []
  for (const tab of tabs) {
    const say: Say = (fault) => faults.push(`tab ${tab.name}: ${fault}`)
    await look(tab, bank, say)
    await lookFromAPhone(tab, say)
  }
  return [...faults, ...(await differences(tabs, bank)), ...bank.overpaid]
}

/** Checks the figures on all four pages of the signed-in area. */
export async function walkPages(tab: Tab, bank: Bank): Promise<string[]> {
  const faults: string[] = []
  for (const path of SIGNED_IN) {
    if ((await tab.customerId()) === null) break
    await tab.page.evaluate((path) => history.pushState({}, '', path), path)
    await rest(tab, false)
    await look(tab, bank, (fault) => faults.push(`tab ${tab.name} on ${path}: ${fault}`))
  }
  return faults
}

/** Exports the demo's state as a file and imports it again. */
export async function takeOutAndIn(tab: Tab): Promise<string[]> {
  const before = await tab.demo.store.export()
  try {
    await tab.demo.store.import(before)
  } catch (error) {
    return [`its own export is refused: ${error instanceof Error ? error.message : error}`]
  }
  const after = await tab.demo.store.export()
  return after === before ? [] : [`an export is another after its import: ${firstDifference(before, after)}`]
}

async function rest(tab: Tab, isFirst: boolean): Promise<void> {
  let waits: string[] = []
  for (let turn = 0; turn < 5; turn += 1) {
    await arrive(tab)
    try {
      waits = await tab.page.evaluate(letAllEnd, { isFirst, enough: ENOUGH, recurring: RECURRING })
      // A change from the other tab may just have arrived; give the reloads that it causes time to finish.
      if (waits.length === 0) return
    } catch (error) {
      // Some flows reload the page when they end.
      if (!isReloadError(error)) throw error
    }
  }
  throw new Error(`tab ${tab.name} keeps reloading, or still waits: ${waits.join(', ')}`)
}

async function look(tab: Tab, bank: Bank, say: Say): Promise<void> {
  const seen = await tab.page.evaluate(lookAround, BUSY)
  if (seen.title.includes('This page could not be shown')) say(`the failure page stands at ${seen.path}`)
  else if (seen.headings !== 1) say(`${seen.headings} first headings at ${seen.path}: ${seen.title}`)
  if (!seen.hasStrip) say(`no strip at ${seen.path}`)
  for (const what of seen.busy) say(`still busy at ${seen.path}: ${what}`)
  if (seen.focusLost) say(`a dialog is open at ${seen.path}, and the focus is on nothing: '${seen.dialog}'`)
  const wrong = await wrongFigures(tab, bank)
  for (const fault of wrong) say(`${fault} (at ${seen.path})`)
}

/** Both tabs share one bank. */
async function differences([tab, other]: readonly Tab[], bank: Bank): Promise<string[]> {
  if (tab === undefined || other === undefined) return []
  const customerId = await tab.customerId()
  if (customerId === null) return []
  for (const until = performance.now() + ACROSS; ; ) {
    const [here, there] = [await bank.standing(tab, customerId), await bank.standing(other, customerId)]
    if (isDeepStrictEqual(here, there)) return []
    if (performance.now() > until)
      return [`the tabs differ: ${firstDifference(JSON.stringify(here), JSON.stringify(there))}`]
    await other.demo.clock.settled()
  }
}

/** Compares screen and storage with the bank. A change from the other tab may not have arrived yet. */
async function wrongFigures(tab: Tab, bank: Bank): Promise<string[]> {
  let faults: string[] = []
  for (const until = performance.now() + ACROSS; ; ) {
    const customerId = await tab.customerId()
    if (customerId === null) return []
    const standing = await bank.standing(tab, customerId)
    // A reset may have removed the customer; the next call signs them out.
    if (standing === null) return []
    const shown = await tab.page.evaluate(readFigures)
    faults = [...compare(standing, shown), ...bank.faults(standing)]
    if (faults.length === 0 || performance.now() > until) return faults
    await tab.demo.clock.settled()
  }
}

function compare(standing: Standing, { parts, stored, figures }: Shown): string[] {
  if (parts === null) return []
  const faults: string[] = []
  const { user, kyc, symbol } = standing
  const expect = (what: string, is: unknown, should: unknown) => {
    const isClose = typeof is === 'number' && typeof should === 'number' && Math.abs(is - should) < 0.005
    if (!isClose && !isDeepStrictEqual(is, should))
      faults.push(`${what} is ${JSON.stringify(is)}, the bank holds ${JSON.stringify(should)}`)
  }
  const OWNERS = {
    loans: 'loans',
    deposits: 'deposits',
    withdraw: 'transfers',
    loanwithdraw: 'transfers',
    investwithdraw: 'transfers',
  }
  for (const [key, part] of Object.entries(OWNERS))
    if (parts[part] === 'ready') expect(`session storage '${key}'`, stored[key], standing.stored[key])
  if (parts.kyc === 'ready') expect("session storage 'kyc'", stored.kyc, kyc)
  if (parts.user === 'ready')
    for (const [field, value] of Object.entries(user))
      expect(`session storage 'user.${field}'`, Reflect.get(Object(stored.user), field), value)
  for (const [label, text] of figures) {
    const figure = standing.figures[label]
    if (figure !== undefined && !text.includes('Could not be loaded'))
      expect(`'${label}' on the page`, text, formatMoney(figure, symbol))
  }
  return faults
}

async function lookFromAPhone({ page }: Tab, say: Say): Promise<void> {
  const size = page.viewportSize()
  await page.setViewportSize({ width: 360, height: 740 })
  const { over, path } = await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
    const { scrollWidth, clientWidth } = document.documentElement
    return { over: scrollWidth - clientWidth, path: location.pathname }
  })
  if (over > 0) say(`at 360 px ${path} scrolls ${over} px sideways`)
  if (size !== null) await page.setViewportSize(size)
}

interface Patience {
  isFirst: boolean
  /** ms of virtual time */
  enough: number
  /** owners of recurring timers */
  recurring: readonly string[]
}

/** Runs in the page: advances the clock until only recurring timers are pending; returns what else is still pending. */
async function letAllEnd({ isFirst, enough, recurring }: Patience): Promise<string[]> {
  const { clock, faults } = window.demo as Demo
  if (isFirst) {
    faults.clear()
    clock.set('paused')
  }
  const willEnd = ({ owner }: { owner: string }) => !recurring.includes(owner)
  await clock.settled()
  for (let gone = 0, turns = 0; gone < enough && turns < 3_000 && clock.pending().some(willEnd); turns += 1) {
    gone += await clock.next()
  }
  await clock.settled()
  const waits = clock
    .pending()
    .filter(willEnd)
    .map((timer) => `${timer.owner} ${timer.name} in ${timer.in} ms`)
  return new Promise((resolve) => setTimeout(resolve, 0, waits))
}

/** Runs in the page. */
function lookAround(busyWords: readonly string[]) {
  const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  const text = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim()
  const isOnDesk = (element: Element) => element.closest('aside[aria-label="Demo desk"]') !== null
  const headings = [...document.querySelectorAll('h1')].filter(isSeen)
  const marked = document.querySelectorAll('[aria-busy=true], [role=progressbar]')
  const leaves = [...document.querySelectorAll('body *')].filter(({ children }) => children.length === 0)
  const saying = leaves.filter((leaf) => busyWords.includes(text(leaf)) && !isOnDesk(leaf))
  const dialogs = [...document.querySelectorAll('[role=dialog]')].filter((dialog) => isSeen(dialog))
  const { activeElement } = document
  return {
    path: location.pathname,
    headings: headings.length,
    title: headings.map(text).join(' | ') || text(document.body).slice(0, 200),
    hasStrip: isSeen(document.querySelector('[data-desk-button]') ?? document.createElement('p')),
    busy: [...marked, ...saying]
      .filter(isSeen)
      .map((element) => `${element.localName} '${text(element).slice(0, 80)}'`),
    dialog: dialogs.map((dialog) => text(dialog).slice(0, 60)).join(' | '),
    isShut: dialogs.some((dialog) => dialog.querySelector('header [aria-disabled=true]') !== null),
    focusLost: dialogs.length > 0 && activeElement === document.body && window.monkey?.hasSlipped !== true,
  }
}

/** Runs in the page. */
function readFigures(): Shown {
  const demo = window.demo as Demo
  const read = (key: string): unknown => {
    try {
      return JSON.parse(sessionStorage.getItem(key) ?? 'null')
    } catch {
      return sessionStorage.getItem(key)
    }
  }
  const keys = ['user', 'loans', 'deposits', 'kyc', 'withdraw', 'loanwithdraw', 'investwithdraw']
  return {
    parts: (demo.states().customer as Shown['parts'] | undefined) ?? null,
    stored: Object.fromEntries(keys.map((key) => [key, read(key)])),
    figures: [...document.querySelectorAll('main dl > div')].map((row): [string, string] => [
      row.querySelector('dt')?.textContent ?? '',
      row.querySelector('dd')?.textContent ?? '',
    ]),
  }
}

function firstDifference(before: string, after: string): string {
  const place = [...before].findIndex((letter, index) => letter !== after[index])
  return `${before.slice(place - 60, place + 60)} / ${after.slice(place - 60, place + 60)}`
}
