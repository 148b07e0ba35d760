import { createMemoryHistory } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { createActor, setup } from 'xstate'
import { EMPTY_DRAFT, type SignUpDraft, type SignUpStep } from '#machines/sign-up/sign-up-draft.ts'
import { createTestStorage } from '#mocks/engine/test-storage.ts'
import { clock } from '#src/platform/actors/app-clock.ts'
import { markInteractive } from '#src/platform/after-first-paint.ts'
import { pageHistory } from '#src/platform/page-history.ts'
import { SIGN_UP_DRAFT } from '#src/platform/session-storage.ts'
import { accountNumber, correctStep, historyWatcher, keptDraft, pushStep } from './sign-up.bind.ts'

test('SIGN-5: an account number has 10 digits, and the first is 1 to 9', () => {
  const numbers = Array.from({ length: 500 }, (_, index) => accountNumber(`wren${index}@larkspur.example`))
  expect(numbers.filter((number) => !/^[1-9]\d{9}$/.test(number))).toEqual([])
  expect(new Set(numbers).size).toBe(500)
})

const historyAt = (path: string) => pageHistory(createMemoryHistory({ initialEntries: [path] }))

function watch(history = historyAt('/register?x=1'), storage = createTestStorage()) {
  const seen: unknown[] = []
  const actor = createActor(
    setup({
      types: { events: {} as { type: 'step.recall'; step: SignUpStep } | { type: 'fields.change' } },
      actors: { history: historyWatcher({ clock, history, storage }) },
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
  const { seen } = watch(history, createTestStorage({ [SIGN_UP_DRAFT]: '{"firstName":"Wren"}' }))
  expect(seen).toEqual([])
  markInteractive()
  await clock.settled()
  expect(seen).toEqual(['fields.change', 'details'])
})

const WREN: SignUpDraft = { ...EMPTY_DRAFT, firstName: 'Wren', country: { name: 'Ireland', symbol: '€' } }

test.each([
  ['a draft', JSON.stringify(WREN), WREN],
  ['invalid JSON', '{"firstName"', null],
  ['a string', '"Wren"', null],
  ['null', 'null', null],
  [
    'an object with an unreadable field',
    '{"firstName":7,"country":"Ireland","city":"Cork"}',
    { ...EMPTY_DRAFT, city: 'Cork' },
  ],
])('SIGN-9: if the stored text is %s, only its readable parts are restored', (_, stored, draft) => {
  const storage = createTestStorage({ [SIGN_UP_DRAFT]: stored })
  expect(keptDraft(storage)).toEqual(draft)
})
