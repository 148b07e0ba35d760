import { beforeEach, expect, test } from 'vitest'
import { createActor, createMachine } from 'xstate'
import { Redacted } from '#src/contract/redacted.ts'
import { clock } from './app-clock.ts'
import { actorOptions, watchActors } from './inspection.ts'
import { captureSystem } from './system-moment.ts'

watchActors()
beforeEach(() => clock.set('paused'))

class Account {
  balance = 12
}

function capture(value: unknown) {
  const child = createMachine({ id: 'card', context: { kept: [{ value }] } })
  const root = createActor(createMachine({ id: 'app', invoke: { src: child, id: 'card' } }), actorOptions()).start()
  return () => captureSystem(root)
}

test.each([
  // biome-ignore lint/style/noRestrictedGlobals: It is the value that is refused.
  ['a Date', new Date(0)],
  ['a Map', new Map([['a', 1]])],
  ['a bigint', 12n],
  ['a Uint8Array', new Uint8Array(2)],
  ['a Account', new Account()],
  ['a function', () => 1],
  ['NaN', Number.NaN],
])(
  'DEMO-17, FLOW-2: a moment with %s in a context is refused, and the machine and the field are named',
  (name, value) => {
    expect(capture(value)).toThrow(
      `The context of 'card' holds ${name} in 'kept.0.value', which a link or a file would lose. Use JSON, a Redacted or a File.`,
    )
  },
)

test('DEMO-17, FLOW-2: JSON, what is not set, secrets and files may be in a context', () => {
  const value = { a: [1, 'x', null, true, undefined], b: new Redacted('code', '482913'), c: new File(['x'], 'x.png') }
  expect(capture(value)).not.toThrow()
  expect(capture(Object.create(null))).not.toThrow()
})
