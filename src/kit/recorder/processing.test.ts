import { expect, test, vi } from 'vitest'
import { createActor, setup } from 'xstate'
import { createInspector } from '#src/kit/actors/inspection.ts'
import { createProcessing } from './processing.ts'

test('DEMO-8: events from another flow are distinguished from events sent by hand', async () => {
  const processing = createProcessing()
  const events: [string, boolean][] = []
  const options = {
    inspect: createInspector((event) => {
      if (event.kind === 'event') events.push([event.event.type, processing.isUnderWay()])
      processing.follow(event)
    }),
  }
  const other = createActor(setup({ types: { events: {} as { type: 'open' } } }).createMachine({}), options).start()
  const flow = createActor(
    setup({
      types: { events: {} as { type: 'go' } },
      actions: { open: () => other.send({ type: 'open' }) },
    }).createMachine({
      on: { go: { actions: 'open' } },
    }),
    options,
  ).start()
  flow.send({ type: 'go' })
  other.send({ type: 'open' })
  flow.stop()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  // It is not listening any more, and reports nothing.
  flow.send({ type: 'go' })
  await Promise.resolve()
  other.send({ type: 'open' })
  expect(events).toEqual([
    ['go', false],
    ['open', true],
    ['open', false],
    ['go', false],
    ['open', false],
  ])
})
