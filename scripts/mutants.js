/** Takes every transition out of every machine in turn, shuts every guard in turn, and lists what the shortest paths miss. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { importTypeScript, root } from './import-typescript.js'

const { allMutants } = await importTypeScript('scripts/explore-all.ts')
const paths = JSON.parse(readFileSync(join(root, 'machines/shortest-paths.json'), 'utf8'))
const mutants = Object.values(allMutants(paths)).flatMap((ofMachine) => ofMachine())
const missed = mutants.filter(({ noticed }) => noticed === null)
for (const { change } of missed) console.log(`mutants: not noticed: ${change}`)
console.log(`mutants: ${mutants.length - missed.length} of ${mutants.length} noticed`)
process.exitCode = missed.length === 0 ? 0 : 1
