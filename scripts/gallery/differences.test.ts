import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { galleryFlows } from '#src/demo/gallery/gallery-flows.ts'
import { DEVICES, pictureFile, THEMES } from '#src/demo/gallery/pictures.ts'
import { compareFolders, type Difference, inOrder, stateOf } from './compare-folders.ts'
import { differencePage, summaryOf } from './difference-page.tsx'

const PICTURE = 'data:image/webp;base64,AAAA'
const changed: Difference = {
  file: 'loan.posted-phone-dark.webp',
  before: PICTURE,
  after: PICTURE,
  share: 0.0125,
  marked: PICTURE,
}

test('DEMO-7: every picture has a file name of its own, which gives its state', () => {
  const states = galleryFlows.flatMap(({ tiles }) => tiles.map(({ at }) => at))
  const files = states.flatMap((at) =>
    (['phone', 'desktop'] as const).flatMap((device) => THEMES.map((theme) => pictureFile({ at, device, theme }))),
  )
  expect(Object.keys(DEVICES)).toEqual(['phone', 'desktop'])
  expect(new Set(files).size).toBe(states.length * 4)
  expect([...new Set(files.map(stateOf))]).toEqual(states)
})

test('DEMO-7: compared pictures are in the order of the gallery, with those of states that are gone at the end', () => {
  const files = ['a-gone.state', 'withdrawal.method', 'loan.purpose', 'loan.finances'].map(
    (at) => `${at}-phone-dark.webp`,
  )
  expect(inOrder(files).map(stateOf)).toEqual(['loan.finances', 'loan.purpose', 'withdrawal.method', 'a-gone.state'])
})

test('DEMO-7: two galleries are compared file by file; only files that differ are decoded', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'larkspur-gallery-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const make = (name: string, files: Record<string, string>) => {
    mkdirSync(join(folder, name))
    writeFileSync(join(folder, name, 'index.json'), name)
    for (const [state, bytes] of Object.entries(files))
      writeFileSync(join(folder, name, `loan.${state}-phone-dark.webp`), bytes)
    return join(folder, name)
  }
  const before = make('before', { finances: 'same', purpose: 'invisible', posting: 'old', posted: 'gone' })
  const after = make('after', { finances: 'same', purpose: 'visible', posting: 'new', 'validating.quiet': 'added' })
  const compared: string[] = []
  const { all, differences } = await compareFolders(before, after, async (one, other) => {
    compared.push([one, other].map((source) => atob(source.split(',')[1] ?? '')).join(' -> '))
    return { share: compared.length === 1 ? 0 : 0.5, marked: PICTURE }
  })
  expect(compared).toEqual(['invisible -> visible', 'old -> new'])
  expect(all).toBe(5)
  expect(
    differences.map(({ file, before, after, share }) => [stateOf(file), before !== null, after !== null, share]),
  ).toEqual([
    ['loan.validating.quiet', false, true, 1],
    ['loan.posting', true, true, 0.5],
    ['loan.posted', true, false, 1],
  ])
})

test('DEMO-7: the page of differences counts and shows each picture that has changed, is new or is gone', () => {
  const differences: Difference[] = [
    changed,
    { ...changed, file: 'loan.posted-desktop-dark.webp', marked: null, share: 1 },
    { ...changed, file: 'loan.<new>-phone-dark.webp', before: null, marked: null },
    { ...changed, file: 'loan.gone-phone-dark.webp', after: null, marked: null },
  ]
  expect(summaryOf(472, differences)).toBe('2 of 472 pictures differ, 1 new, 1 gone')
  const page = differencePage(472, differences)
  expect(page.match(/<h3>[^<]*/g)).toEqual([
    '<h3>loan.posted-phone-dark.webp: 1.25 % of its pixels',
    '<h3>loan.posted-desktop-dark.webp: another size',
    '<h3>loan.&lt;new&gt;-phone-dark.webp: new',
    '<h3>loan.gone-phone-dark.webp: gone',
  ])
  expect(page.match(/<img /g)).toHaveLength(3 + 2 + 1 + 1)
})
