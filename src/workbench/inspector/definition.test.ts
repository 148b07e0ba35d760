import { expect, test } from 'vitest'
import { loginMachine } from '#machines/login/login.machine.ts'
import { graphOf } from '#src/workbench/trace/graph.ts'
import { machines } from '#src/workbench/trace/machines.ts'
import { definitionOf } from './definition.ts'

interface Definition {
  id: string
  invoke?: { src: string; onDone?: object[]; onError?: object[] }[]
  on?: Record<string, object[]>
  onDone?: object[]
  after?: Record<string, object[]>
  always?: object[]
  states?: Record<string, Definition>
}

const count = (branches: Record<string, object[]> = {}) => Object.values(branches).flat().length

function branchesOf({ invoke = [], on, onDone = [], after, always = [], states = {} }: Definition): number {
  const answers = invoke.flatMap((actor) => [...(actor.onDone ?? []), ...(actor.onError ?? [])])
  const inside = Object.values(states).reduce((sum, state) => sum + branchesOf(state), 0)
  return count(on) + answers.length + onDone.length + count(after) + always.length + inside
}

test.each(Object.values(machines))(
  'FLOW-2: the definition of $id has every transition as it is written, without XState’s own events',
  (machine) => {
    const graph = graphOf(machine)
    const text = definitionOf(graph)
    expect(text).not.toMatch(/xstate\.(done|error)\.(?!actor\.\*)/)
    expect(branchesOf(JSON.parse(text))).toBe(graph.edges.length)
  },
)

test('FLOW-2: transitions on the result of an actor are listed with the actor', () => {
  const { states } = JSON.parse(definitionOf(graphOf(loginMachine))) as Definition
  expect(states?.submitting?.invoke).toEqual([
    expect.objectContaining({ src: 'login', onDone: [expect.objectContaining({ target: ['#login.verified'] })] }),
  ])
})
