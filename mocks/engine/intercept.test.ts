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
const TASKS = 50

test('CLOCK-1: the clock settles only after a whole answer has arrived and been read, and is not held by one that nobody reads', async () => {
  const clock = interceptedClock()
  await fetch(DOCUMENTS)
  await clock.settled()
  let text = ''
  void fetch(DOCUMENTS)
    .then((answer) => answer.text())
    .then((read) => {
      text = read
    })
  await clock.settled()
  expect(text).toBe('{"result":[]}')
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
  onTestFinished(intercept([handler]))
  return clock
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
