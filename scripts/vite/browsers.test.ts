import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { buildTarget, OLDEST } from './browsers.ts'

test('QA-5: the build is for the oldest browsers that README and docs/testing.md name', () => {
  const { chrome, edge, firefox, safari } = OLDEST
  const readme = readFileSync('README.md', 'utf8')
  expect(readme).toContain(`It runs in Chrome ${chrome}, Edge ${edge}, Firefox ${firefox}, Safari ${safari} and newer.`)
  const docs = readFileSync('docs/testing.md', 'utf8')
  for (const row of [`Chrome ${chrome}, Edge ${edge}`, `Firefox ${firefox}`, `Safari ${safari}`])
    expect(docs).toContain(`\n| ${row} | `)
  expect(buildTarget).toEqual([`chrome${chrome}`, `edge${edge}`, `firefox${firefox}`, `safari${safari}`])
  expect(readFileSync('vite.config.ts', 'utf8')).toContain(' target: buildTarget,')
})
