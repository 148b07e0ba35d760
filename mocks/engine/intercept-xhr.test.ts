// @vitest-environment happy-dom
import { http } from 'msw'
import { expect, onTestFinished, test } from 'vitest'
import { createCallLog } from '#mocks/engine/call-log.ts'
import { createTabMemory } from '#mocks/engine/tab-memory.ts'
import { AppClock, nextTask } from '#src/kit/clock/clock.ts'
import { nameHandler } from './call-names.ts'
import { createFaults } from './faults.ts'
import { intercept } from './intercept.ts'

const CONTENT = 'https://demo0000.apicdn.sanity.io/v2024-08-15/data/query/production?query=*[_type == "proof"]'
const TASKS = 12

test('CLOCK-1: the clock is settled when an XMLHttpRequest has read the whole of its answer', async () => {
  const clock = interceptedClock()
  const request = new XMLHttpRequest()
  request.open('GET', CONTENT)
  request.send()
  await clock.settled()
  expect(request.responseText).toBe('{"result":[]}')
})

test('CLOCK-1: a fetch of the same holds the clock no longer than it takes', async () => {
  const clock = interceptedClock()
  const answer = await fetch(CONTENT)
  await clock.settled()
  expect(await answer.json()).toEqual({ result: [] })
})

/** A clock at 0 that waits for what is intercepted. */
function interceptedClock(): AppClock {
  const clock = new AppClock({ mode: 'paused', virtual: 0 })
  onTestFinished(
    intercept({
      clock,
      origin: 'null',
      handlers: [
        nameHandler(
          http.get(
            'https://demo0000.apicdn.sanity.io/*',
            () => new Response(slowBody(), { headers: { 'content-type': 'application/json' } }),
          ),
          'content',
        ),
      ],
      latency: () => 0,
      faults: createFaults(createTabMemory(undefined)),
      log: createCallLog(),
      destination: () => null,
    }),
  )
  return clock
}

/** Comes after many tasks, as a body does from a browser that is under load. */
function slowBody(): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start: async (controller) => {
      for (let task = 0; task < TASKS; task += 1) await nextTask()
      controller.enqueue(new TextEncoder().encode('{"result":[]}'))
      controller.close()
    },
  })
}
