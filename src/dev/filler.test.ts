// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { openTestBank } from '#mocks/test-bank.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import { session, startSession } from '#src/flows/session/session.ts'
import { clock } from '#src/runtime.ts'
import { createFiller, Lacking } from './filler.ts'
import { PLACEHOLDERS } from './placeholders.ts'
import recipes from './recipes.json' with { type: 'json' }

clock.set('paused')
startSession(() => {})
afterEach(() => session.send({ type: 'session.forget' }))

test('DEMO-7: every placeholder in the written ways is filled in, wherever it stands', async () => {
  const { backend, send } = await openTestBank()
  session.send({ type: 'session.start', answer: await backend.signIn('ada') })
  await send(endpoints.requestReset, { body: { email: 'ada@larkspur.example' } })
  const { value } = createFiller(backend)
  const events = Object.values(recipes).flatMap(({ deeds }) =>
    Object.values(deeds).flatMap(({ steps }) =>
      steps.flatMap((step: object) => ('event' in step ? [value(step.event)] : [])),
    ),
  )
  expect(events.length).toBeGreaterThan(50)
  expect(JSON.stringify(events)).not.toMatch(/[‹›]|"specimen"/)
  expect(events).toContainEqual({
    type: 'application.submit',
    applicant: { userId: backend.operator.standing('ada').user._id, name: 'Nora Quill', email: 'ada@larkspur.example' },
  })
  const code = String(backend.operator.standing('ada').user.userOtp)
  expect(events).toContainEqual({ type: 'code.submit', code })
  expect(events).toContainEqual({ type: 'code.submit', code: expect.not.stringContaining(code) })
  expect(events).toContainEqual({ type: 'hold.begin', reason: 'hover', at: clock.now() })
  expect(events).toContainEqual({ type: 'proof.choose', file: expect.any(File) })
})

test('FLOW-3: what the page does not have is told in words; what is no placeholder stands for itself', async () => {
  const { text } = createFiller((await openTestBank()).backend)
  expect(() => text(PLACEHOLDERS.email)).toThrow(new Lacking('customer'))
  expect(() => text(PLACEHOLDERS.link)).toThrow(new Lacking('link'))
  expect(['plain', '‹unheard of›', ''].map((one) => text(one))).toEqual(['plain', '‹unheard of›', ''])
})
