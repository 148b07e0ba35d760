/**
 * Explores every machine (FLOW-4): prints the figures that its test prints, and writes a page with the shortest path to
 * every state and every transition.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { reportPage, reportTable } from '#src/kit/explorer/report.ts'
import { exploreAll } from '../generate/explore-all.ts'
import { ROOT } from '../root.ts'

const all = exploreAll()
const folder = join(ROOT, 'reports')
mkdirSync(folder, { recursive: true })
writeFileSync(join(folder, 'exploration.html'), reportPage(all))
console.log(reportTable(all))
console.log('exploration: every path is in reports/exploration.html')
