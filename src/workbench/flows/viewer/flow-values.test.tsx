// @vitest-environment happy-dom
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { Redacted } from '#src/contract/redacted.ts'
import type { ShownEvent } from '#src/workbench/contract/source.ts'
import { formatTimestamp } from '#src/workbench/trace/format-timestamp.ts'
import { toDisplayJson } from '#src/workbench/trace/to-display-json.ts'
import { valueWords } from '#src/workbench/trace/value-words.ts'
import { FlowValues } from './flow-values.tsx'

const credentials = { email: 'ada@larkspur.example', password: new Redacted('password', 'hunter2') }

test('FLOW-3: context and last event are shown as trees, with long lists folded and secrets highlighted', () => {
  const rows = Array.from({ length: 12 }, (_, index) => ({ amount: index }))
  const context = toDisplayJson({ path: 'invest', rows, faults: {}, none: null, step: 9 })
  const place = render(context, toDisplayJson({ type: 'credentials.submit', credentials }) as ShownEvent)
  expect(linesOf(place)).toEqual([
    '▼ Context',
    'path "invest"',
    '▶ rows 12 items',
    ...Array.from({ length: 10 }, (_, index) => [`▶ ${index} 1 field`, `amount ${index}`]).flat(),
    '10 "… 2 more"',
    'faults {}',
    'none null',
    'step 9',
    '▼ Last event credentials.submit',
    '▼ credentials 2 fields',
    'email "ada@larkspur.example"',
    'password ‹password›',
  ])
  expect(place.querySelector('[data-type="redacted"]')?.textContent).toBe('‹password›')
})

test('FLOW-3: an empty context, no payload, and no event yet each have a text', () => {
  const lines = linesOf(render({}, { type: 'form.submit' }))
  expect(lines).toEqual(['▼ Context', 'No context', '▼ Last event form.submit', 'No payload'])
  expect(linesOf(render({}, null))).toEqual(['▼ Context', 'No context', '▼ Last event', 'No event yet'])
})

test('FLOW-3: the log shows an event’s payload in one line of at most 200 characters', () => {
  const { credentials: shownCredentials } = toDisplayJson({ credentials }) as { credentials: object }
  expect(valueWords({ credentials: shownCredentials, list: [1, true], none: {} })).toBe(
    '{ credentials: { email: "ada@larkspur.example", password: ‹password› }, list: [1, true], none: {} }',
  )
  expect(valueWords({ text: 'x'.repeat(500) })).toHaveLength(201)
})

test('FLOW-3: a time is shown as the time of day, and another number as it is', () => {
  const at = 1_795_533_449_669
  const time = formatTimestamp(at)
  expect(time).toMatch(/^\d\d:\d\d:29\.669$/)
  expect(valueWords({ reason: 'hover', at })).toBe(`{ reason: "hover", at: ${time} }`)
  expect(valueWords({ amount: at, at: 12 })).toBe(`{ amount: ${at}, at: 12 }`)
  expect(linesOf(render(toDisplayJson({ since: at, amount: at }), null)).slice(1, 3)).toEqual([
    `since ${time}`,
    `amount ${at}`,
  ])
})

function render(context: unknown, event: ShownEvent | null): HTMLElement {
  const place = document.createElement('div')
  flushSync(() => createRoot(place).render(<FlowValues context={context} event={event} isUnfolded />))
  return place
}

/** The visible lines, with the marks of foldable ones. */
function linesOf(place: HTMLElement): string[] {
  return [...place.querySelectorAll('summary, p')].map((line) => {
    const text = line.textContent ?? ''
    if (line.tagName !== 'SUMMARY') return text
    return `${line.parentElement?.hasAttribute('open') === true ? '▼' : '▶'} ${text}`
  })
}
