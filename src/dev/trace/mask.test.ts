import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { EventObject } from 'xstate'
import { withdrawalMachine } from '#machines/withdrawal.machine.ts'
import { machines } from '#src/dev/chart/machines.ts'
import { statesOf, transitionsOf } from '#src/dev/chart/transitions.ts'
import { maskEvent } from './mask.ts'

test('FLOW-2: an event keeps its type and the names of its fields, and of their values no more than the type', () => {
  const event = {
    type: 'form.submit',
    text: 'hunter2',
    blank: '',
    amount: 482913,
    isRight: true,
    missing: undefined,
    nothing: null,
    file: new File(['secret'], 'passport.png'),
    list: ['hunter2', 'hunter3'],
    nested: { password: 'hunter2' },
    run: () => 'hunter2',
    'Demo-1234': 'as a name',
    '482913': 'as a name',
  }
  expect(maskEvent(event, withdrawalMachine)).toEqual({
    type: 'form.submit',
    text: '‹text›',
    blank: '',
    amount: '‹number›',
    isRight: true,
    missing: null,
    nothing: null,
    file: '‹file›',
    list: '‹list of 2›',
    nested: '‹object›',
    run: '‹function›',
  })
})

test('FLOW-2: what an actor gave back or failed with does not pass, nor a type that the machine does not hear', () => {
  const done = { type: 'xstate.done.actor.0.advancing', output: { accessToken: 'hunter2' }, actorId: 'x' }
  expect(maskEvent(done, withdrawalMachine)).toEqual({ type: done.type })
  expect(maskEvent({ type: 'hunter2' }, withdrawalMachine)).toEqual({ type: '‹unknown›' })
  expect(maskEvent({ type: 'xstate.done.actor.hunter2' }, withdrawalMachine)).toEqual({ type: '‹unknown›' })
})

/** Passwords, codes, tokens and sentences of files, none of which is a word of the code. */
const canary = fc.constantFrom('Demo-1234', '482913', 'tok_9f8e7d6c5b4a', 'specimen content 7', 'å-hunter2')
const place: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
  any: fc.oneof(
    { depthSize: 'small' },
    canary,
    canary.map((text) => new File([text], `${text}.png`)),
    canary.map((text) => new Error(text)),
    fc.array(tie('any'), { maxLength: 3 }),
    fc.dictionary(fc.oneof(canary, fc.constantFrom('code', 'password', 'output')), tie('any'), { maxKeys: 3 }),
  ),
})).any

test('FLOW-2: 10,000 events with secrets in every place let none through', () => {
  const heard = machines.flatMap((machine) =>
    statesOf(machine).flatMap((node) => transitionsOf(node).map(({ eventType }) => ({ machine, eventType }))),
  )
  const event = fc.tuple(
    fc.constantFrom(...heard),
    fc.oneof(fc.constant(null), canary),
    fc.dictionary(
      fc.oneof(canary, fc.constantFrom('code', 'credentials', 'file', 'output', 'error', 'data', 'input')),
      place,
      { maxKeys: 5 },
    ),
  )
  fc.assert(
    fc.property(event, ([{ machine, eventType }, type, fields]) => {
      const sent = { ...fields, type: type ?? eventType } as EventObject
      const said = JSON.stringify(maskEvent(sent, machine))
      for (const secret of ['Demo-1234', '482913', 'tok_9f8e7d6c5b4a', 'specimen content', 'hunter2'])
        expect(said).not.toContain(secret)
    }),
    { numRuns: 10_000 },
  )
}, 60_000)
