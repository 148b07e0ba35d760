import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { graphOf } from '#src/workbench/trace/graph.ts'
import { machines } from '#src/workbench/trace/machines.ts'
import { LAYOUTS, PICTURES, pictureFiles } from './charts.ts'

const read = (path: string) => readFileSync(path, 'utf8')

test('FLOW-3: the pictures of the charts are up to date (if not: npm run generate charts)', () => {
  const layouts = JSON.parse(read(LAYOUTS))
  const laid = machines.map(graphOf).map((graph) => ({ graph, layout: layouts[graph.id] }))
  const files = pictureFiles(laid)
  expect(readdirSync(PICTURES).map((name) => `${PICTURES}/${name}`)).toEqual(files.map(({ path }) => path).toSorted())
  const stale = files.filter(({ path, text }) => read(path) !== text)
  expect(
    stale.map(({ path }) => path),
    'these pictures show something else: npm run generate charts',
  ).toEqual([])
})
