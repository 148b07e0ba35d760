// @vitest-environment happy-dom
import { createMemoryHistory } from '@tanstack/react-router'
import { expect, onTestFinished, test } from 'vitest'
import { createActor } from 'xstate'
import { doorMachine } from '#machines/model/test-door.ts'
import { openTestBank } from '#mocks/bank/test-bank.ts'
import { clock } from '#src/platform/actors/app-clock.ts'
import { actorOptions } from '#src/platform/actors/inspection.ts'
import type { Product } from '#src/workbench/trace/product.ts'
import { inPageOf } from '#src/workbench/trace/test-page.ts'
import { createTimeline, type Note } from './timeline.ts'

const did = (text: string): Note => ({ lane: 'customer', text })

test('DEMO-5: what shares its moment with what came before is undone with that, and nothing else is', async () => {
  clock.set('paused')
  const root = createActor(doorMachine, { ...actorOptions(), input: { sign: '' } }).start()
  onTestFinished(() => void root.stop())
  const system = { live: root, environment: { attempts: { list: () => [] } } }
  const product = { router: { history: createMemoryHistory() }, system } as unknown as Product
  const backend = inPageOf(product, (await openTestBank()).backend)
  const timeline = createTimeline(backend, { count: () => 0 })
  await timeline.rest()
  timeline.add(did('Opened'))
  await timeline.rest()
  let isLoaded = () => {}
  const loading = clock.track(new Promise<void>((resolve) => (isLoaded = resolve)))
  timeline.add({ lane: 'call', text: 'Answered' })
  timeline.add(did('Typed'))
  const undone = () => {
    const { entry, later, to } = timeline.undoable() ?? {}
    return [entry?.text, later, timeline.entries().find(({ id }) => id === to)?.text]
  }
  expect(undone()).toEqual(['Typed', 0, 'Opened'])
  timeline.add(did('Sent'))
  expect(undone()).toEqual(['Typed', 1, 'Opened'])
  isLoaded()
  await loading
  await timeline.rest()
  timeline.add(did('Closed'))
  await timeline.rest()
  expect(undone()).toEqual(['Closed', 0, 'Sent'])
})
