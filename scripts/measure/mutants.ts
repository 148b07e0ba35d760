/** Lists the machine mutants that the shortest paths do not detect. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { allMutants } from '../generate/explore-all.ts'
import { ROOT } from '../root.ts'

const paths = JSON.parse(readFileSync(join(ROOT, 'machines/shortest-paths.json'), 'utf8'))
const mutants = Object.values(allMutants(paths)).flatMap((ofMachine) => ofMachine())
const missed = mutants.filter(({ noticed }) => noticed === null)
for (const { change } of missed) console.log(`mutants: not noticed: ${change}`)
console.log(`mutants: ${mutants.length - missed.length} of ${mutants.length} noticed`)
process.exitCode = missed.length === 0 ? 0 : 1
