import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AppClock } from '#src/platform/clock/clock.ts'
import { OpenAttempts } from '#src/platform/open-attempts.ts'
import { clockFetch, isTimeout } from './clock-fetch.ts'

const url = 'http://bank.example/api/deposit/u1'
const post = { method: 'POST', body: '{}' }

let clock: AppClock
let open: OpenAttempts
/** when each attempt was sent, in ms */
let attempts: number[]
/** how the next attempts end; the last entry also applies to all later ones */
let ends: ('fails' | 'hangs')[]
/** gives up every call */
let leave: AbortController

beforeEach(() => {
  clock = new AppClock({ mode: 'paused', virtual: 0 })
  attempts = []
  leave = new AbortController()
  open = new OpenAttempts(clock)
  vi.stubGlobal('fetch', async (_: Request, { signal }: { signal: AbortSignal }) => {
    attempts.push(clock.now())
    const end = ends.length > 1 ? ends.shift() : ends[0]
    if (end === 'fails') throw new TypeError('Failed to fetch')
    return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  })
})

afterEach(async () => {
  leave.abort()
  await clock.settled()
  vi.unstubAllGlobals()
})

/** Sends a call. Returns a list that will contain how and when it ended. */
function send(init: RequestInit = {}, to = url) {
  const { signal } = leave
  const ended: [how: string, at: number][] = []
  clockFetch({ clock, attempts: open, send: (request) => request() })(to, { ...init, signal })
    .then(
      (response) => response.text(),
      (error) => (isTimeout(error) ? 'timeout' : signal.aborted ? 'aborted' : 'network'),
    )
    .then((how) => ended.push([how, clock.now()]))
  return ended
}

/** Sends a call, which is aborted `ms` later. An hour passes, and the page goes back to that moment. */
async function goBackTo(ms: number) {
  send()
  await clock.advance(ms)
  const then = open.list()
  leave.abort()
  await clock.advance(3_600_000)
  leave = new AbortController()
  clock.setNow(ms)
  open.resume(then)
}

const pending = () => clock.pending().map((timer) => [timer.name, timer.in])

test('DEMO-17, HTTP-2: a GET is retried after 1, 2, 4, 8 and 16 s of virtual time, then fails; a resumed wait before a retry waits what was left', async () => {
  ends = ['fails']
  await goBackTo(1_500)
  const ended = send()
  await clock.settled()
  expect([attempts, pending()]).toEqual([[0, 1_000], [['retry', 1_500]]])
  await clock.advance(120_000)
  expect([attempts, ended]).toEqual([[0, 1_000, 3_000, 7_000, 15_000, 31_000], [['network', 31_000]]])
})

test('DEMO-17, HTTP-2: an attempt after a resumed attempt or a resumed wait has the whole time-out', async () => {
  ends = ['hangs', 'fails', 'hangs']
  await goBackTo(100_000)
  send()
  await clock.advance(1_000)
  expect(pending()).toEqual([['timeout', 120_000]])
  ends = ['hangs']
  open.resume([{ method: 'GET', url, failed: 2, isWaiting: true, in: 500 }])
  send()
  await clock.advance(500)
  expect(pending()).toEqual([
    ['timeout', 119_500],
    ['timeout', 120_000],
  ])
})

test('DEMO-17: only the next call to the same address is resumed: another call, and a later one, have the whole time-out', async () => {
  ends = ['hangs']
  await goBackTo(100_000)
  send({}, 'http://bank.example/api/loan/u1')
  send(post)
  await clock.settled()
  expect(pending()).toEqual([
    ['timeout', 120_000],
    ['timeout', 120_000],
  ])
  send()
  send()
  await clock.settled()
  expect(pending()).toEqual([
    ['timeout', 20_000],
    ['timeout', 120_000],
    ['timeout', 120_000],
    ['timeout', 120_000],
  ])
})

test('DEMO-17: going back to another moment replaces the open attempts that no call has resumed', async () => {
  ends = ['hangs']
  await goBackTo(100_000)
  open.resume([])
  send()
  await clock.settled()
  expect(pending()).toEqual([['timeout', 120_000]])
})
