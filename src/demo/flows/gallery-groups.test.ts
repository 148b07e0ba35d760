// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { galleryGroups } from '#src/kit/viewer/gallery-groups.ts'
import { machineGroups } from './machine-groups.ts'
import { viewer } from './viewer.ts'

const namesIn = (running: readonly string[], groups = viewer.groups) =>
  galleryGroups({ graphs: viewer.graphs, ...(groups && { groups }) }, (id) => running.includes(id)).map(
    ({ title, graphs }) => [title, ...graphs.map(({ id }) => id)],
  )

test('FLOW-3: the gallery lists the journeys, then the plumbing, each with its running machines first', () => {
  expect(namesIn(['withdrawal', 'session', 'kyc', 'customer'])).toEqual([
    [
      'Journeys',
      ...['kyc', 'withdrawal'],
      ...['account-settings', 'deposit', 'loan-notice', 'loan', 'login', 'message'],
      ...['password-request', 'password-reset', 'sign-up', 'statement'],
    ],
    [
      'Plumbing',
      ...['customer', 'session'],
      ...['backdrop', 'copy', 'map', 'modal', 'navigation', 'page-load', 'social-proof', 'toast'],
    ],
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
