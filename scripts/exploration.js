/**
 * Explores every machine (FLOW-4): prints the figures that its test prints, and writes a page with the shortest path to
 * every state and every transition.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { importTypeScript, root } from './import-typescript.js'

const { exploreAll } = await importTypeScript('scripts/explore-all.ts')
const { reportPage, reportTable } = await importTypeScript('src/kit/explorer/report.ts')
const all = exploreAll()
const folder = join(root, 'reports')
mkdirSync(folder, { recursive: true })
writeFileSync(join(folder, 'exploration.html'), reportPage(all))
console.log(reportTable(all))
console.log('exploration: every path is in reports/exploration.html')
