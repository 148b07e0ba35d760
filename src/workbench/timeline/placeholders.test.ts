// @vitest-environment happy-dom

import { createMemoryHistory } from '@tanstack/react-router'
import { parse } from 'valibot'
import { afterEach, expect, test } from 'vitest'
import { openTestBank } from '#mocks/bank/test-bank.ts'
import { System } from '#src/app/system.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import { loginAnswerSchema } from '#src/contract/entities.ts'
import { PLACEHOLDERS } from '#src/contract/placeholders.ts'
import { isSameSecret, Redacted } from '#src/contract/redacted.ts'
import { clock } from '#src/platform/actors/app-clock.ts'
import { pageHistory } from '#src/platform/page-history.ts'
import { inPage, inPageOf } from '#src/workbench/trace/test-page.ts'
import paths from './links/paths.json' with { type: 'json' }
import { createPlaceholders, Missing } from './placeholders.ts'
import { linkTokens } from './secret-placeholders.ts'

clock.set('paused')
const system = new System({ goTo: () => {}, history: pageHistory(createMemoryHistory()) })
const { session } = system
const openBank = async () => {
  const { backend, send } = await inPage(openTestBank())
  return { backend: inPageOf({ system }, backend), send }
}
afterEach(() => session.send({ type: 'session.forget' }))

test('DEMO-7: every placeholder in the generated paths is filled in, in every position', async () => {
  const { backend, send } = await openBank()
  session.send({ type: 'session.start', answer: parse(loginAnswerSchema, await backend.signIn('ada')) })
  await send(endpoints.requestReset, { body: { email: 'ada@larkspur.example' } })
  const { value, event } = createPlaceholders(backend)
  const filled = Object.values(paths).flatMap(({ steps: lists }) =>
    Object.values(lists).flatMap((steps: object[]) =>
      steps.flatMap((step) =>
        'event' in step ? [{ plain: value(step.event), sent: event(step.event as object) }] : [],
      ),
    ),
  )
  const events = filled.map(({ sent }) => sent)
  expect(events.length).toBeGreaterThan(50)
  expect(JSON.stringify(filled.map(({ plain }) => plain)).replaceAll('"‹code›"', '')).not.toMatch(/[‹›]|"specimen"/)
  const code = String(backend.operator.overview('ada').user.userOtp)
  const codes = events.flatMap((sent) => ('code' in sent ? [sent.code as Redacted<'code'>] : []))
  expect(new Set(codes.map((one) => isSameSecret(one, new Redacted('code', code))))).toEqual(new Set([true, false]))
  expect(events).toContainEqual({ type: 'hold.begin', reason: 'hover' })
  expect(events).toContainEqual({ type: 'proof.choose', file: expect.any(File) })
})

test('SEC-4, DEMO-8: a secret takes the place of its placeholder only where secrets are kept', async () => {
  const { backend, send } = await openBank()
  await send(endpoints.requestReset, { body: { email: 'ada@larkspur.example' } })
  const { event, path, value } = createPlaceholders(backend)
  const typed = { message: '‹link›', name: '‹code›', topic: '‹password›', note: '‹new password›' }
  expect(event({ type: 'field.change', ...typed })).toEqual({ type: 'field.change', ...typed })
  expect(value([typed, '‹link›'])).toEqual([typed, '‹link›'])
  expect(path('/login?x=‹link›&y=‹code›')).toBe('/login?x=‹link›&y=‹code›')
  const token = linkTokens(backend).at(-1)
  expect(path('/reset-password/‹link›')).toBe(`/reset-password/${token}`)
  expect(value({ resetToken: '‹link›' })).toEqual({ resetToken: token })
})

test('FLOW-3: a missing value is described; a text that is not a placeholder stays as it is', async () => {
  const { text } = createPlaceholders((await openBank()).backend)
  expect(() => text(PLACEHOLDERS.email)).toThrow(new Missing('customer'))
  expect(() => text(PLACEHOLDERS.link)).toThrow(new Missing('link'))
  expect(['plain', '‹unheard of›', ''].map((one) => text(one))).toEqual(['plain', '‹unheard of›', ''])
})
