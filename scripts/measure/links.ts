/**
 * Checks that the link to each state of each flow reaches it in the built demo (DEMO-7). Only the first link resets the demo: the others
 * have to work whatever was done before. `--runs 3` opens each three times in one browser, `--only withdrawal` checks one flow; any other argument is the folder of the build.
 */
import { parseArgs } from 'node:util'
import { builtDemo } from '../built-demo.ts'
import { launchChromium } from '../launch-chromium.ts'
import { linkedStates, openLinks } from '../open-links.ts'
import { serveBrotli } from './pages/serve-brotli.ts'

const PAGES = 2
const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '1' }, only: { type: 'string' } },
  allowPositionals: true,
})
const states = linkedStates(values.only)
const waiting = Array.from({ length: Number(values.runs) }, () => states).flat()
const links = waiting.length

const server = await serveBrotli(builtDemo('links', positionals[0]))
const browser = await launchChromium()
const failures: string[] = []
const since = performance.now()
try {
  const walks = Array.from({ length: PAGES }, () => openLinks(browser, waiting, server))
  failures.push(...(await Promise.all(walks)).flat())
} finally {
  await browser.close()
  server.close()
}
for (const failure of failures) console.log(`links: ${failure}`)
const seconds = ((performance.now() - since) / 1000).toFixed(1)
console.log(`links: ${states.length} states, ${links} links opened, ${failures.length} failures, ${seconds} s`)
process.exitCode = failures.length === 0 ? 0 : 1
