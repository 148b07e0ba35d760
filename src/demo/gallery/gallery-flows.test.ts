import { expect, test } from 'vitest'
import { allPaths } from '#src/demo/links/paths.ts'
import { machines } from '#src/demo/machines.ts'
import { statesOf } from '#src/kit/statechart/transitions.ts'
import { flowSentences } from './gallery-copy.ts'
import { type GalleryFlow, galleryFlows } from './gallery-flows.ts'
import { matching } from './matching.ts'
import { inWords } from './words.ts'

const pathOf = (flow: string, state: string) => JSON.stringify(allPaths[flow]?.paths[state])

test.each(galleryFlows)(
  'DEMO-7: the gallery shows every state of $id once, in the order of its chart',
  ({ id, tiles }) => {
    const linked = Object.keys(allPaths[id]?.paths ?? {})
    const isInnermost = (state: string) => !linked.some((other) => other.startsWith(`${state}.`))
    expect(tiles.flatMap(({ states }) => states).sort()).toEqual(linked.filter(isInnermost).sort())
    for (const state of linked) {
      const shown = tiles.filter(({ at }) => pathOf(id, at.slice(id.length + 1)) === pathOf(id, state))
      expect(shown, state).toHaveLength(1)
    }
    const machine = machines.find((one) => one.id === id)
    const chart = machine === undefined ? [] : statesOf(machine).map(({ path }) => `${id}.${path.join('.')}`)
    expect(tiles.map(({ at }) => at)).toEqual(chart.filter((state) => tiles.some(({ at }) => at === state)))
  },
)

test('DEMO-7: states that are active together share a picture; one that no link reaches has its reason', () => {
  const flow = (id: string) => galleryFlows.find((one) => one.id === id)
  expect(flow('kyc')?.tiles[0]).toEqual({
    at: 'kyc.editing.entry.fresh',
    states: ['editing.entry.fresh', 'editing.front.idle', 'editing.back.idle', 'editing.specimen.idle'],
  })
  expect(flow('withdrawal')?.unreachable.opening).toBe('It is left at once.')
  expect(galleryFlows.map(({ id }) => id)).toEqual(machines.map(({ id }) => id))
})

test('DEMO-7: every sentence about a flow has its flow', () => {
  const flows = galleryFlows.map(({ id }) => id)
  expect(Object.keys(flowSentences).filter((id) => !flows.includes(id))).toEqual([])
})

test('DEMO-7: the gallery is filtered by the names of flows and states, as written or in words', () => {
  const shown = (flows: readonly GalleryFlow[]) => flows.flatMap(({ tiles }) => tiles.map(({ at }) => at))
  const all = shown(galleryFlows)
  const found = (text: string) => shown(matching(galleryFlows, text))
  expect(found('')).toEqual(all)
  expect(found(' Loan Notice')).toEqual(all.filter((at) => at.startsWith('loan-notice.')))
  for (const text of ['verySlow', 'very slow'])
    expect(found(text)).toEqual(['login.submitting.verySlow', 'sign-up.submitting.verySlow'])
  expect(matching(galleryFlows, 'overdue')).toEqual([
    { id: 'page-load', tiles: [], unreachable: { overdue: allPaths['page-load']?.unreachable.overdue } },
  ])
  expect(found('no such state')).toEqual([])
})

test.each([
  ['account-settings', 'Account settings'],
  ['submitting.verySlow', 'Submitting · very slow'],
  ['checking.kycMissing', 'Checking · KYC missing'],
  ['kyc', 'KYC'],
])('DEMO-7: the gallery calls %s “%s”', (name, words) => {
  expect(inWords(name)).toBe(words)
})
