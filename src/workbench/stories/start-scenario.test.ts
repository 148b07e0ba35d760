import { expect, test } from 'vitest'
import { isCaption } from '#machines/model/step.ts'
import { PERSONA_PASSWORD, personas } from '#mocks/bank/personas.ts'
import { TEST_TIME } from '#mocks/bank/test-bank.ts'
import type { PortableMoment } from '#src/workbench/contract/demo-contract.ts'
import { checkRecording } from '#src/workbench/timeline/timeline-file.ts'
import played from './played.json' with { type: 'json' }
import { scenarios } from './scenarios.ts'
import { stepsOfScenario } from './start-scenario.ts'

const ids = scenarios.map(({ id }) => id)

const start: PortableMoment = {
  persona: null,
  system: { tree: { children: {} }, delays: [] },
  world: { seed: 'larkspur', seededAt: TEST_TIME, drawn: 0, records: {} },
  latency: 350,
  faults: [],
  outbox: [],
  open: [],
  attempts: [],
  clock: { mode: 'paused', now: TEST_TIME },
  stored: {},
  page: { route: '/', state: {} },
}

// Changed with DEMO-17: the tours are played scenarios, which begin as when they are started.
test.each(ids)('DEMO-12: %s is played by steps that a recording may have, with captions and without secrets', (id) => {
  const steps = stepsOfScenario(id)
  expect(steps.filter(isCaption).length).toBeGreaterThanOrEqual(3)
  const end = { ms: 0, proof: null }
  expect(checkRecording({ format: 'larkspur', version: 2, moments: [start], steps, end }).steps).toEqual(steps)
  const text = JSON.stringify(steps)
  const codes = personas.flatMap(({ setup }) => setup.userOtp ?? [])
  for (const secret of [PERSONA_PASSWORD, 'Larkspur-2026', 'proof.png', ...codes]) expect(text).not.toContain(secret)
})

test('DEMO-12: only scenarios are played, and all that is played is a scenario', () => {
  expect(Object.keys(played)).toEqual(ids)
  expect(['no-such-scenario', 'constructor'].map(stepsOfScenario)).toEqual([[], []])
})
