/**
 * Explores every machine and writes a page with all shortest paths (FLOW-4).
 * Prints the same figures as its test.
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
