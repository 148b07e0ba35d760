import { expect, test } from 'vitest'
import { loadLayout } from './layouts.ts'
import { machines } from './machines.ts'
import { countInside, foldLayout } from './statechart/fold.ts'
import { graphOf } from './statechart/graph.ts'

test('FLOW-3: a folded state shows no children, and lines end at its border', async () => {
  const machine = machines.find(({ id }) => id === 'withdrawal')
  if (machine === undefined) throw new Error('There is no withdrawal')
  const graph = graphOf(machine)
  const layout = await loadLayout(graph)
  const folded = foldLayout(graph, layout, new Set(['confirming']))
  const box = layout.boxes.get('confirming') ?? { x: 0, y: 0, w: 0, h: 0 }
  const missingIn = (all: ReadonlyMap<string, unknown>, left: ReadonlyMap<string, unknown>) =>
    [...all.keys()].filter((id) => !left.has(id))

  expect(missingIn(layout.boxes, folded.boxes)).toEqual(
    ['asking', 'notLoaded', 'careNeeded', 'released', 'comparing', 'wrong', 'unsure'].map(
      (key) => `withdrawal.confirming.${key}`,
    ),
  )
  expect(countInside(graph, 'confirming')).toBe(7)
  expect(missingIn(layout.initials, folded.initials)).toEqual(['confirming'])
  const inside = [
    'confirming|code.submit|0',
    'confirming|code.submit|1',
    'confirming|code.submit|2',
    'withdrawal.confirming.notLoaded|loads.retry|0',
    'withdrawal.confirming.notLoaded||1',
    'withdrawal.confirming.careNeeded||0',
    'withdrawal.confirming.released||0',
    'withdrawal.confirming.comparing|code.submit|0',
    'withdrawal.confirming.comparing|xstate.done.actor.0.withdrawal.confirming.comparing|1',
    'withdrawal.confirming.wrong|code.edit|0',
  ]
  expect(missingIn(layout.paths, folded.paths)).toEqual(inside)
  expect(missingIn(layout.labels, folded.labels).toSorted()).toEqual(inside.toSorted())
  const crossing = graph.edges.filter(({ source, targets }) =>
    [source, ...targets].some((id) => id.startsWith('withdrawal.confirming.')),
  )
  const ends = crossing.flatMap(({ id, source }) =>
    (folded.paths.get(id) ?? []).map((path) => path.at(source.startsWith('withdrawal.confirming.') ? 0 : -1)),
  )
  expect(ends.map((end) => end?.y)).toEqual([box.y + box.h, box.y + box.h, box.y + box.h])
})
