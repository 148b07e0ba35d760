// @vitest-environment happy-dom
import { http } from 'msw'
import { expect, onTestFinished, test } from 'vitest'
import { AppClock, nextTask } from '#src/platform/clock/clock.ts'
import { createCallLog } from './call-log.ts'
import { contentCall } from './call-names.ts'
import { createFaults } from './faults.ts'
import { OpenCalls } from './open-calls.ts'
import { aroundPageCalls, intercept } from './page-calls.ts'
import { createTabMemory } from './tab-memory.ts'

const DOCUMENTS = 'https://content.example/documents'
const TASKS = 12

test('CLOCK-1: the clock settles only after an XMLHttpRequest has read its whole answer', async () => {
  const clock = interceptedClock()
  const holds = countHolds(clock)
  const request = new XMLHttpRequest()
  let atLoad = 0
  request.addEventListener('load', () => {
    atLoad = holds()
  })
  request.open('GET', DOCUMENTS)
  request.send()
  await clock.settled()
  expect([request.responseText, atLoad, holds()]).toEqual(['{"result":[]}', 1, 0])
})

test('CLOCK-1: a fetch holds the clock only until it is answered', async () => {
  const clock = interceptedClock()
  const answer = await fetch(DOCUMENTS)
  await clock.settled()
  expect(await answer.json()).toEqual({ result: [] })
})

/** A clock at 0 that waits for intercepted calls. */
function interceptedClock(): AppClock {
  const clock = new AppClock({ mode: 'paused', virtual: 0 })
  const around = aroundPageCalls({
    clock,
    origin: 'null',
    latency: () => 0,
    faults: createFaults(createTabMemory('test')),
    log: createCallLog(),
    open: new OpenCalls(clock),
    destination: () => null,
  })
  const answer = async () => new Response(slowBody(), { headers: { 'content-type': 'application/json' } })
  const handler = http.get(DOCUMENTS, ({ request }) => around(contentCall(request.url), request, answer))
  onTestFinished(intercept([handler], clock))
  return clock
}

/** Returns how many hold the clock. */
function countHolds(clock: AppClock): () => number {
  let held = 0
  const hold = clock.hold.bind(clock)
  clock.hold = () => {
    held += 1
    const release = hold()
    return () => {
      held -= 1
      release()
    }
  }
  return () => held
}

/** Arrives after many tasks, as in a browser under load. */
function slowBody(): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start: async (controller) => {
      for (let task = 0; task < TASKS; task += 1) await nextTask()
      controller.enqueue(new TextEncoder().encode('{"result":[]}'))
      controller.close()
    },
  })
}
