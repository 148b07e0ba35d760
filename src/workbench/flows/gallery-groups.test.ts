// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { machineGroups } from './machine-groups.ts'
import { galleryGroups } from './viewer/gallery-groups.ts'
import { viewer } from './viewer.ts'

const namesIn = (running: readonly string[], groups = viewer.groups) =>
  galleryGroups({ graphs: viewer.graphs, ...(groups && { groups }) }, (id) => running.includes(id)).map(
    ({ title, graphs }) => [title, ...graphs.map(({ id }) => id)],
  )

test('FLOW-3: the gallery lists the journeys, then the plumbing, each with its running machines first', () => {
  const running = { journeys: ['kyc', 'withdrawal'], plumbing: ['customer', 'session'] }
  const plumbing = [
    'app',
    'backdrop',
    'copy',
    'map',
    'modal',
    'navigation',
    'page-load',
    'social-proof',
    'toast',
    'toasts',
  ]
  const known = [...running.journeys, ...running.plumbing, ...plumbing]
  const journeys = viewer.graphs.map(({ id }) => id).filter((id) => !known.includes(id))
  expect(journeys).toEqual(expect.arrayContaining(['account-settings', 'deposit', 'loan', 'login', 'sign-up']))
  expect(namesIn(['withdrawal', 'session', 'kyc', 'customer'])).toEqual([
    ['Journeys', ...running.journeys, ...journeys],
    ['Plumbing', ...running.plumbing, ...plumbing],
  ])
})

test('FLOW-3: every machine that a group lists exists', () => {
  const listed = machineGroups.flatMap(({ machines = [] }) => machines)
  expect(listed.filter((id) => viewer.graph(id) === undefined)).toEqual([])
})

test('FLOW-3: an empty group is left out', () => {
  expect(
    namesIn(
      [],
      [
        { title: 'None', machines: ['nothing'] },
        { title: 'One', machines: ['toast'] },
      ],
    ),
  ).toEqual([['One', 'toast']])
})
