import {
  type Arbitrary,
  array,
  assert,
  asyncProperty,
  boolean,
  constant,
  integer,
  nat,
  oneof,
  option,
  record,
} from 'fast-check'
import { expect, test } from 'vitest'
import { AppClock } from './clock.ts'

const RUNS = 60

/** A timer. When it fires it may work for a few turns, cancel an earlier timer and set others. */
interface Plan {
  delay: number
  turns: number
  held: boolean
  cancels: number | null
  next: Plan[]
}

const leaf = planned(constant([]))
const branch = planned(array(leaf, { maxLength: 2 }))
const plans = array(oneof(leaf, branch, planned(array(branch, { maxLength: 2 }))), { maxLength: 4 })

test('CLOCK-2: one jump and many steps leave the same trace of random schedules', async () => {
  await assert(
    asyncProperty(plans, array(nat(60), { minLength: 1, maxLength: 5 }), async (schedule, steps) => {
      const total = steps.reduce((sum, step) => sum + step, 0)
      expect(await run(schedule, [total])).toEqual(await run(schedule, steps))
    }),
    { numRuns: RUNS },
  )
})

test('CLOCK-2: going from timer to timer leaves the same trace as one jump', async () => {
  await assert(
    asyncProperty(plans, async (schedule) => {
      const jump = await run(schedule, [1_000])
      const steps = await run(schedule, 'next')
      expect(steps.trace).toEqual(jump.trace)
    }),
    { numRuns: RUNS / 2 },
  )
})

function planned(next: Arbitrary<Plan[]>): Arbitrary<Plan> {
  const delay = integer({ min: 0, max: 50 })
  return record({ delay, turns: nat(3), held: boolean(), cancels: option(nat(5), { freq: 4 }), next })
}

/** Runs a schedule by jumps of these lengths, or from timer to timer, and returns everything observable. */
async function run(schedule: readonly Plan[], steps: readonly number[] | 'next') {
  const clock = new AppClock({ mode: 'paused', virtual: 0 })
  const trace: string[] = []
  const ids: number[] = []
  const start = (plans: readonly Plan[]) => {
    for (const plan of plans) ids.push(clock.setTimeout(() => fire(plan, ids.length), plan.delay))
  }
  const fire = (plan: Plan, born: number) => {
    trace.push(`${clock.now()}: ${born} fires`)
    const end = plan.held ? clock.hold() : () => {}
    void turns(plan.turns).then(() => {
      if (plan.cancels !== null) clock.clearTimeout(ids[plan.cancels])
      start(plan.next)
      trace.push(`${clock.now()}: ${ids.length} born`)
      end()
    })
  }
  start(schedule)
  if (steps === 'next') while (clock.pending().length > 0) await clock.next()
  else for (const step of steps) await clock.advance(step)
  return { trace, now: clock.now(), pending: clock.pending() }
}

async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await Promise.resolve()
}
