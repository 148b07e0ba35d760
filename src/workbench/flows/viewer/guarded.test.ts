import { expect, test } from 'vitest'
import { createTestMachine, TestHarness } from '#machines/explorer/test-harness.ts'
import { createRandom } from '#src/platform/clock/random.ts'
import { viewer } from '#src/workbench/flows/viewer.ts'
import { machines } from '#src/workbench/trace/machines.ts'
import { models } from '#src/workbench/trace/models.ts'
import { blockedIn } from './guarded.ts'

const MOVES = 30

test.each(machines)(
  'FLOW-3: of $id, none of 30 random moves takes a transition that is shown as blocked',
  (machine) => {
    const model = models.get(machine.id) ?? expect.unreachable('every machine has a model')
    const testMachine = createTestMachine(machine, model)
    const random = createRandom(machine.id)
    const start = () => new TestHarness(testMachine, model, Object.keys(model.starts)[0] ?? '')
    let harness = start()
    for (let made = 0; made < MOVES; made += 1) {
      const [move, ...others] = harness.moves()
      if (move === undefined) {
        harness.stop()
        harness = start()
        continue
      }
      const samples = (eventType: string) => viewer.samples(machine.id, eventType)
      const blocked = blockedIn(harness.snapshot, harness.states, samples)
      harness.takeEffects()
      harness.make(random.pick([move, ...others]))
      const [first = ''] = harness.takeEffects().transitions
      expect(blocked).not.toContain(first)
    }
    harness.stop()
  },
)
