/** Takes every transition out of every machine in turn, shuts every guard in turn, and tells what the written ways notice. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { importTypeScript, root } from './import-typescript.js'

const { plans } = await importTypeScript('scripts/plans.ts')
const { mutants } = await importTypeScript('src/kit/explorer/mutants.ts')
const ways = JSON.parse(readFileSync(join(root, 'machines/shortest-paths.json'), 'utf8'))
const spoilt = plans.flatMap((plan) => mutants(plan, ways[plan.machine.id]))
const missed = spoilt.filter(({ noticed }) => noticed === null)
for (const { change } of missed) console.log(`mutants: not noticed: ${change}`)
console.log(`mutants: ${spoilt.length - missed.length} of ${spoilt.length} noticed`)
process.exitCode = missed.length === 0 ? 0 : 1
