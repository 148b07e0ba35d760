import { createMemoryHistory } from '@tanstack/react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { createActor, setup } from 'xstate'
import type { SignUpStep } from '#machines/sign-up/sign-up-draft.ts'
import { clock } from '#src/platform/actors/app-clock.ts'
import { markInteractive } from '#src/platform/after-first-paint.ts'
import { pageHistory } from '#src/platform/page-history.ts'
import { tabStorage } from '#src/platform/tab-storage.ts'
import { accountNumber, correctStep, historyWatcher, pushStep } from './sign-up.bind.ts'

test('SIGN-5: an account number has 10 digits, and the first is 1 to 9', () => {
  const numbers = Array.from({ length: 500 }, (_, index) => accountNumber(`wren${index}@larkspur.example`))
  expect(numbers.filter((number) => !/^[1-9]\d{9}$/.test(number))).toEqual([])
  expect(new Set(numbers).size).toBe(500)
})

let draft: string | null = null

beforeEach(() => {
  draft = null
  vi.stubGlobal('sessionStorage', { getItem: () => draft })
})

const historyAt = (path: string) => pageHistory(createMemoryHistory({ initialEntries: [path] }))

function watch(history = historyAt('/register?x=1')) {
  const seen: unknown[] = []
  const actor = createActor(
    setup({
      types: { events: {} as { type: 'step.recall'; step: SignUpStep } | { type: 'fields.change' } },
      actors: { history: historyWatcher({ clock, history, storage: tabStorage }) },
      actions: { note: ({ event }) => seen.push(event.type === 'step.recall' ? event.step : event.type) },
    }).createMachine({ invoke: { src: 'history' }, on: { '*': { actions: 'note' } } }),
  ).start()
  return { history, seen, stop: () => actor.stop() }
}

test('SIGN-9: every step has its own history entry, at the same address', () => {
  const { history, seen } = watch()
  pushStep(history, 'contact')
  pushStep(history, 'details')
  expect({ href: history.location.href, step: history.location.state.signUpStep, seen }).toEqual({
    href: '/register?x=1',
    step: 'details',
    seen: [],
  })
})

test('SIGN-9: Back and Forward request the step of their history entry', () => {
  const { history, seen, stop } = watch()
  pushStep(history, 'contact')
  history.back()
  history.forward()
  expect(seen).toEqual(['identity', 'contact'])
  stop()
  history.back()
  expect(seen).toEqual(['identity', 'contact'])
})

test('SIGN-9: a history entry whose step cannot be shown is replaced', () => {
  const { history, seen } = watch()
  pushStep(history, 'contact')
  correctStep(history, 'identity')
  expect({ step: history.location.state.signUpStep, length: history.length, seen }).toEqual({
    step: 'identity',
    length: 2,
    seen: [],
  })
})

test('SIGN-9: a reload restores first the draft, then the step, once the page can be used', async () => {
  const history = historyAt('/create-account')
  pushStep(history, 'details')
  draft = '{"firstName":"Wren"}'
  const { seen } = watch(history)
  expect(seen).toEqual([])
  markInteractive()
  await clock.settled()
  expect(seen).toEqual(['fields.change', 'details'])
})
