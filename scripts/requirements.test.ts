import { expect, test } from 'vitest'
import requirements from '../docs/requirements.md?raw'

const sources = import.meta.glob<string>('/{machines,src,mocks,scripts,e2e}/**/*.{test,spec}.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
})
/** A test's title, also that of `test.each(…)('…')`. It begins with the ids of requirements. */
const TITLE = /\(\s*['"`]([A-Z]+-\d+(?:, [A-Z]+-\d+)*): /g
/** The tests' time is measured and printed by the tests' reporter, and a file does not import itself. */
const ELSEWHERE = ['PERF-5', 'QA-4']

test('QA-4: each requirement that is built is cited in the title of a test, and each id in a title is a requirement', () => {
  const rows = [...requirements.matchAll(/^\| ([A-Z]+-\d+) \| (\*Planned\.\*)?/gm)]
  const known = rows.map(([, id]) => id)
  const required = rows.filter(([, , planned]) => planned === undefined).map(([, id]) => id)
  const cited = new Set(
    Object.values(sources).flatMap((source) => [...source.matchAll(TITLE)].flatMap(([, ids = '']) => ids.split(', '))),
  )
  const uncited = required.filter((id) => !cited.has(id ?? ''))
  const unknown = [...cited].filter((id) => !known.includes(id))
  expect(uncited, 'no title of a test begins with these').toEqual(ELSEWHERE)
  expect(unknown, 'docs/requirements.md has no row for these').toEqual([])
})
