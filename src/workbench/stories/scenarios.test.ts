import { expect, test } from 'vitest'
import { faultPresets } from '#mocks/bank/fault-presets.ts'
import { personas } from '#mocks/bank/personas.ts'
import { hasLink } from '#src/workbench/timeline/links/paths.ts'
import { scenarios } from './scenarios.ts'

const known = {
  personas: personas.map(({ id }) => id),
  presets: faultPresets.map(({ id }) => id),
}

test('DEMO-12: there are at least eight scenarios, each with an id of its own', () => {
  const ids = scenarios.map(({ id }) => id)
  expect(ids.length).toBeGreaterThanOrEqual(8)
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
})

test.each(scenarios)(
  'DEMO-12: $id has two to five sentences to say, and names a button to press next',
  ({ says, next }) => {
    expect([2, 3, 4, 5]).toContain(says.length)
    for (const sentence of [...says, next]) expect(sentence).toMatch(/^[A-Z].*\.$/)
    expect(next).toMatch(/“[^”]+”/)
  },
)

test.each(scenarios)(
  'DEMO-12: $id has a persona, a state and a preset that exist',
  ({ persona, isVisitor, at, page, preset }) => {
    if (isVisitor) expect(persona).toBe('visitor')
    else expect(known.personas).toContain(persona)
    if (at !== undefined) expect([at, hasLink(at), page]).toEqual([at, true, undefined])
    if (preset !== undefined) expect(known.presets).toContain(preset)
  },
)
