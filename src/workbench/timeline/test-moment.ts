import type { PortableMoment } from '#src/workbench/contract/demo-contract.ts'
import type { PageBackend } from '#src/workbench/trace/product.ts'
import { deduplicate } from './deduplicate.ts'
import type { Moment } from './moment.ts'
import type { Entry } from './timeline.ts'

const NOW = 1_772_449_140_000

/** A timer of the dialog that is open at the moment. */
export const delay = {
  source: '/session/modal/loan',
  target: '/session/modal/loan',
  id: 'xstate.after.spinnerDelay.loan.posting',
  in: 1_500,
  event: { type: 'xstate.after.spinnerDelay.loan.posting' },
}

const machine = { status: 'active', value: 'running', context: {}, children: {} }
const session = { src: 'session', snapshot: { ...machine, value: { signedIn: 'inside' } } }

/** A moment with something of everything that a file keeps. */
export const moment: PortableMoment = {
  persona: 'ada',
  system: { tree: { ...machine, children: { session } }, delays: [delay] },
  world: { seed: 'larkspur', seededAt: NOW, drawn: 3, records: { 'users/1': [{ _id: '1' }] } },
  latency: 350,
  faults: [{ call: 'POST loan', kind: 'network', times: 1 }],
  outbox: [{ at: NOW, to: 'ada@larkspur.example', kind: 'code', text: 'A code' }],
  open: [{ method: 'POST', path: 'loan', at: NOW, in: 250, instead: { call: 'POST loan', kind: 'network' } }],
  attempts: [{ method: 'GET', url: '/api/loan/1', failed: 2, isWaiting: true, in: 4_000 }],
  clock: { mode: 'paused', now: NOW },
  stored: { 'larkspur.scenario': 'a-loan' },
  page: { route: '/loan', state: {} },
}

/** A moment of this bank, on a page on which nothing runs. */
export const momentIn = (backend: PageBackend, change: Partial<Moment> = {}): Moment => ({
  system: { tree: machine as never, delays: [] },
  bank: backend.capture(),
  attempts: [],
  clock: { mode: 'paused', now: NOW },
  stored: new Map(),
  page: { href: '/', state: {} },
  ...change,
})

const nothing = { at: 0, lane: 'customer', text: '', before: null, incomplete: null, moment: null } as const

/** An entry with this, and nothing else. */
export const entryOf = (id: number, change: Partial<Entry>): Entry => ({ id, ...nothing, ...change })

/** A file with this content. */
export const file = (content: object, head: object = {}) =>
  JSON.stringify({ format: 'larkspur', version: 2, ...head, ...deduplicate(content) })
