import { beforeEach, expect, onTestFinished, test } from 'vitest'
import type { BackendMoment } from '#mocks/bank/replace-data.ts'
import { openTestBank, TEST_TIME, type TestBank } from '#mocks/bank/test-bank.ts'
import { TEST_ORIGIN } from '#mocks/bank/test-call.ts'

type Name = 'ada' | 'karl' | 'iris'

let bank: TestBank
/** path and token by name */
let people: Record<Name, { path: string; token: string }>

beforeEach(async () => {
  bank = await openTestBank()
  onTestFinished(bank.backend.intercept())
  const person = async (name: Name) => {
    const { id, token } = await bank.enter(name)
    return { path: `users/${id}`, token }
  }
  people = { ada: await person('ada'), karl: await person('karl'), iris: await person('iris') }
})

function get(name: Name, signal?: AbortSignal): Promise<Response> {
  const { path, token } = people[name]
  return fetch(`${TEST_ORIGIN}/api/${path}`, { headers: { token }, signal: signal ?? null })
}

const cityOf = async (name: Name) => ((await (await get(name)).json()) as { city: string }).city

/** The name and the customer's town of each sent call; added when it is answered. */
function sent(...names: Name[]) {
  const answers: [string, unknown][] = []
  const calls = names.map(async (name) => answers.push([name, await cityOf(name)]))
  return { answers, done: Promise.all(calls) }
}

/** Sends calls and captures them 100 ms later. Then a minute passes, and the page goes back to that moment. */
async function goBackTo(...names: Name[]): Promise<BackendMoment> {
  const { backend, clock } = bank
  const leave = new AbortController()
  const calls = names.map((name) => get(name, leave.signal))
  await clock.advance(100)
  const captured = backend.capture()
  leave.abort()
  await Promise.allSettled(calls)
  await clock.advance(60_000)
  await goBack(captured)
  return captured
}

async function goBack(moment: BackendMoment): Promise<void> {
  bank.clock.setNow(TEST_TIME + 100)
  await bank.backend.recall(moment)
}

const open = () => bank.backend.capture().open

/** Each call's customer, time, status, town and duration. */
const logged = () =>
  bank.backend.calls().map(({ path, at, status, answer, ms }) => {
    const [name] = Object.entries(people).find(([, person]) => person.path === path) ?? []
    return [name, at - TEST_TIME, status, answer && (answer as { city: string }).city, ms]
  })

test('DEMO-17: a call that was open at a moment is answered after exactly what remained, whatever fault was set since, and continues its log entry', async () => {
  const { clock } = bank
  expect((await goBackTo('ada')).open.map((open) => open.in)).toEqual([250])
  bank.backend.faults.set({ call: 'GET users/{id}', kind: 'network' })
  const { answers } = sent('ada')
  await clock.settled()
  expect(clock.pending()).toEqual([{ owner: 'backend', name: 'GET users/{id}', in: 250 }])
  expect(logged()).toEqual([['ada', 0, 0, null, null]])
  await clock.advance(249)
  expect(answers).toEqual([])
  await clock.advance(1)
  expect(answers).toEqual([['ada', 'York']])
  expect(logged()).toEqual([['ada', 0, 200, 'York', 350]])
})

test('DEMO-17: a call that was not open, and a later one with the same path, are new ones', async () => {
  const { clock } = bank
  await goBackTo('ada')
  sent('karl', 'ada', 'ada')
  await clock.settled()
  expect(clock.pending().map((timer) => timer.in)).toEqual([250, 350, 350])
  await clock.advance(350)
  sent('ada')
  await clock.advance(350)
  expect(logged()).toEqual([
    ['ada', 0, 200, 'York', 350],
    ['karl', 100, 200, 'Bremen', 350],
    ['ada', 100, 200, 'York', 350],
    ['ada', 450, 200, 'York', 350],
  ])
})

test('DEMO-4, DEMO-17: an open call is answered with the fault that it got when it was sent, and with no other', async () => {
  const { backend, clock } = bank
  const { faults } = backend
  faults.set({ call: 'GET users/{id}', kind: 'status', status: 503, body: 'Later', times: 2 })
  faults.set({ call: 'GET users/{id}', kind: 'delay', ms: 1_000, times: 2 })
  expect((await goBackTo('ada')).open.map((open) => open.in)).toEqual([1_250])
  const left = faults.list()
  expect(left.map(({ kind, times }) => [kind, times])).toEqual([
    ['delay', 1],
    ['status', 1],
  ])
  const call = get('ada')
  await clock.advance(1_250)
  expect([(await call).status, await (await call).text(), faults.list()]).toEqual([503, 'Later', left])
  const next = get('ada')
  await clock.advance(1_350)
  expect([(await next).status, faults.list()]).toEqual([503, []])
})

test('DEMO-17: a call that its flow cannot abort is never answered once the page has gone back', async () => {
  const { clock } = bank
  const { answers } = sent('ada')
  await clock.advance(100)
  bank.backend.endOpenCalls()
  expect([clock.pending(), open(), logged()]).toEqual([[], [], [['ada', 0, 'network', null, 100]]])
  await clock.advance(60_000)
  expect(answers).toEqual([])
})
