import { expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { doorMachine } from '#machines/model/test-door.ts'
import { createInspector } from '#src/platform/actors/inspection.ts'
import { createProcessing } from './watch.ts'

test('DEMO-8: events from another flow are distinguished from events sent by hand', async () => {
  const processing = createProcessing()
  const events: [string, boolean][] = []
  const options = {
    input: { sign: '' },
    inspect: createInspector((event) => {
      if (event.kind === 'event') events.push([event.event.type, processing.isUnderWay()])
      processing.follow(event)
    }),
  }
  const other = createActor(doorMachine, options).start()
  const ring = () => other.send({ type: 'door.close' })
  const flow = createActor(doorMachine.provide({ actions: { ring } }), options).start()
  flow.send({ type: 'bell.press' })
  other.send({ type: 'door.close' })
  flow.stop()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  // It is not listening any more, and reports nothing.
  flow.send({ type: 'bell.press' })
  await Promise.resolve()
  other.send({ type: 'door.close' })
  expect(events).toEqual([
    ['bell.press', false],
    ['door.close', true],
    ['door.close', false],
    ['bell.press', false],
    ['door.close', false],
  ])
})
