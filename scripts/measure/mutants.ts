/** Takes every transition out of every machine in turn, shuts every guard in turn, and tells what the written ways notice. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { mutants } from '#src/kit/explorer/mutants.ts'
import type { ShortestWays } from '#src/kit/explorer/shortest-paths.ts'
import { plans } from '../generate/plans.ts'
import { ROOT } from '../root.ts'

const ways: Record<string, ShortestWays> = JSON.parse(readFileSync(join(ROOT, 'machines/shortest-paths.json'), 'utf8'))
const spoilt = plans.flatMap((plan) => mutants(plan, ways[plan.machine.id] ?? fail(plan.machine.id)))
const missed = spoilt.filter(({ noticed }) => noticed === null)
for (const { change } of missed) console.log(`mutants: not noticed: ${change}`)
console.log(`mutants: ${spoilt.length - missed.length} of ${spoilt.length} noticed`)
process.exitCode = missed.length === 0 ? 0 : 1

function fail(id: string): never {
  throw new Error(`No way of ${id} is written down. Run: npm run generate paths`)
}
