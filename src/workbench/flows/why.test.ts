// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { TraceEntry, TraceFact } from '#src/workbench/contract/source.ts'
import type { Moment } from '#src/workbench/timeline/moment.ts'
import { entryOf } from '#src/workbench/timeline/test-moment.ts'
import { whyOf } from './why.ts'

const who = (actor: string) => ({ actor, session: `x:${actor}` })
const took = (actor: string, ...taken: string[]): TraceFact => ({
  kind: 'transition',
  ...who(actor),
  value: '',
  context: null,
  taken,
})
const log = [
  took('customer', 'customer.user.loading|xstate.done.actor.0.customer.user.loading|0'),
  took('withdrawal', 'confirming|code.submit|2'),
  { kind: 'call', call: 'POST transfer', status: 0 },
  took('customer', 'customer.user.ready|customer.reload|0'),
  { kind: 'call', call: 'POST transfer', status: 409 },
  took('withdrawal', 'withdrawal|customer.change|0', 'confirming|withdrawal.close|3'),
].map((fact, index) => ({ number: index + 1, at: 0, ...fact }) as TraceEntry)

const momentAt = (traced?: number) => ({ bank: traced, traced }) as unknown as Moment
const enter = entryOf(2, {
  flow: 'withdrawal',
  moment: momentAt(4),
  steps: [
    { kind: 'event', flow: 'withdrawal', event: { type: 'code.submit', code: '‹code›' } },
    { kind: 'event', flow: 'loan', event: { type: 'step.submit' } },
    { kind: 'page', to: '/', by: -1 },
    { kind: 'wait' },
  ],
})
const events = ['withdrawal: code.submit { code: ‹code› }', 'loan: step.submit', 'page { to: "/", by: -1 }', 'wait']
const entries = [entryOf(1, { moment: momentAt(1) }), enter, entryOf(3, { lane: 'call', moment: momentAt(6) })]

const world = { seed: 'test', seededAt: 0, drawn: 0, records: {} }
const why = (id: number, of = entries) =>
  whyOf(id, {
    timeline: { entries: () => of },
    trace: { list: () => log },
    backend: { exported: () => world, answersIn: () => Promise.reject(new Error('nobody')) },
  })

test('FLOW-3, DEMO-8, DEMO-15: an entry says why: its steps as in the log, the transitions of flows with their guards, and the call with its answer', async () => {
  expect(await why(2)).toEqual({
    events,
    transitions: ['withdrawal: confirming: code.submit [isCustomersStep] -> confirming.comparing'],
    calls: ['POST transfer failed: 409'],
    rows: [],
  })
})

test('FLOW-3: what came before or after an entry is not its reason', async () => {
  expect(await why(3)).toEqual({
    events: [],
    transitions: ['withdrawal: confirming: withdrawal.close [isBanksTurn] -> closed'],
    calls: ['POST transfer failed: 409'],
    rows: [],
  })
})

test('FLOW-3: of an entry of a file only what the file tells is known', async () => {
  expect(await why(2, [entryOf(1, {}), { ...enter, moment: momentAt() }])).toEqual({
    events,
    transitions: [],
    calls: [],
    rows: [],
  })
  await expect(why(9)).rejects.toThrow('There is no entry 9')
})
