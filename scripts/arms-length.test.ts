import { expect, test } from 'vitest'
import { isTest, sourcesIn } from './sources.ts'

const sources = Object.entries(sourcesIn('src', 'machines', 'mocks', 'scripts', 'e2e'))
const PRIVATE = /\b_(?:nodes|processingStatus|snapshot|send|relay|clock|initialize)\b/
/** In XState's types, although named as if private. */
const TYPED = /\b_(?:transitions|scheduledEvents|parent)\b/

const filesWith = (pattern: RegExp) =>
  sources.flatMap(([path, text]) => (!isTest(path) && pattern.test(text) ? [path] : [])).toSorted()

test('FLOW-3: one file knows the inspection events of XState', () => {
  expect(sources.length).toBeGreaterThan(500)
  expect(filesWith(/@xstate\./)).toEqual(['src/platform/actors/inspection.ts'])
})

test('FLOW-6: one file of the product starts an actor system, and no view starts an actor', () => {
  const product = filesWith(/\b(?:createActor|useMachine|useActor|useActorRef|interpret)\(/).filter((file) =>
    /^(?:src|machines)\//.test(file),
  )
  // The first is for tests and tools; the last restores a moment of the one root, and does not start it (DEMO-17).
  expect(product).toEqual(['machines/model/in-system.ts', 'src/app/system.ts', 'src/platform/actors/system-moment.ts'])
})

test('FLOW-3: no file reads a private field of XState', () => {
  expect(filesWith(PRIVATE)).toEqual([])
  expect(
    ['actor._snapshot', 'const { _snapshot: snapshot } = actor'].filter((read) => PRIVATE.test(read)),
  ).toHaveLength(2)
  expect(filesWith(TYPED)).toEqual([
    'src/platform/actors/delays.ts',
    'src/platform/actors/inspection.ts',
    'src/platform/actors/system-moment.ts',
  ])
})
