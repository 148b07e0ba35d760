import { expect, test } from 'vitest'
import { endlesslyBusy } from '#machines/explorer/invariants.ts'
import { statesOf } from '#machines/model/transitions.ts'
import generated from '#src/workbench/timeline/links/paths.json' with { type: 'json' }
import { machines } from '#src/workbench/trace/machines.ts'
import { allLinkPaths, exploreAll } from './paths.ts'

const all = exploreAll()
const links = allLinkPaths(all)

test.each(all)('FLOW-4: every state and every transition of $result.id is reached', ({ result }) => {
  const { states, transitions, entered, taken } = result
  expect({
    states: states.filter((id) => !entered.has(id)),
    transitions: transitions.filter((id) => !taken.has(id)),
  }).toEqual({ states: [], transitions: [] })
})

test.each(all)(
  'FLOW-4: $result.id never submits twice, holds no secret, never throws, and leaves every busy state',
  ({ result }) => {
    expect([...result.violations, ...endlesslyBusy(result)]).toEqual([])
  },
)

test.each(Object.entries(links))(
  'DEMO-7: the stored links to %s are up to date (if not: npm run generate paths)',
  (id, found) => {
    expect((generated as Record<string, unknown>)[id]).toEqual(found)
  },
)

test('DEMO-7: every state of every machine has a link, or a reason why it has none', () => {
  for (const machine of machines) {
    const { paths = {}, unreachable = {} } = links[machine.id] ?? {}
    const states = statesOf(machine).flatMap(({ path }) => (path.length === 0 ? [] : [path.join('.')]))
    expect([...Object.keys(paths), ...Object.keys(unreachable)].toSorted()).toEqual(states.toSorted())
    expect(Object.values(unreachable).filter((reason) => !/^[A-Z].*\.$/.test(reason))).toEqual([])
  }
})
