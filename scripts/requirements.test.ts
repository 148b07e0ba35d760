import { expect, test } from 'vitest'
import requirements from '../docs/requirements.md?raw'
import { isTest, sourcesIn } from './sources.ts'

const sources = sourcesIn('machines', 'src', 'mocks', 'scripts', 'e2e')
/** A test's title, also that of `test.each(…)('…')`. It begins with the ids of requirements. */
const TITLE = /\(\s*['"`]([A-Z]+-\d+(?:, [A-Z]+-\d+)*): /g
/** The tests' time is measured and printed by the tests' reporter. */
const ELSEWHERE = ['PERF-5']

test('QA-4: each requirement that is built is cited in the title of a test, and each id in a title is a requirement', () => {
  const rows = [...requirements.matchAll(/^\| ([A-Z]+-\d+) \| (\*Planned\.\*)?/gm)]
  const known = rows.map(([, id]) => id)
  const required = rows.filter(([, , planned]) => planned === undefined).map(([, id]) => id)
  const cited = new Set(
    Object.entries(sources)
      .filter(([path]) => isTest(path))
      .flatMap(([, source]) => [...source.matchAll(TITLE)].flatMap(([, ids = '']) => ids.split(', '))),
  )
  const uncited = required.filter((id) => !cited.has(id ?? ''))
  const unknown = [...cited].filter((id) => !known.includes(id))
  expect(uncited, 'no title of a test begins with these').toEqual(ELSEWHERE)
  expect(unknown, 'docs/requirements.md has no row for these').toEqual([])
})
