/**
 * Runs Lighthouse on the built demo, as on a phone (PERF-6). Lighthouse has 150 packages, so it is not a dependency: npx fetches it.
 * The pages come over HTTP/2 (docs/hosting.md); over HTTP/1.1 each small file would take its own round trip. Lighthouse does not ask
 * whether search engines may list the page: the demo must forbid that (DEMO-10), and `npm run check live` finds that a live build does not.
 */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { builtDemo } from '../built-demo.ts'
import { launchChromium } from '../launch-chromium.ts'
import { serveBrotli } from './support/serve-brotli.ts'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']
const PATHS = ['/', '/dashboard-overview', '/loan', '/investify', '/account-details']
const PORT = 9333
const COMMAND = [
  '--yes',
  'lighthouse@12.8.2',
  `--port=${PORT}`,
  '--output=json',
  '--quiet',
  '--skip-audits=is-crawlable',
]

/** The parts of Lighthouse's report that are used here. */
interface Report {
  categories: Record<string, { score: number | null }>
}

const origin = await serveBrotli(builtDemo(), { isHttp2: true })
const browser = await launchChromium(`--remote-debugging-port=${PORT}`, '--ignore-certificate-errors')
console.log(`lighthouse: ${CATEGORIES.join(', ')}`)
for (const path of PATHS) {
  const url = `${origin}${path}${path === '/' ? '' : '?as=ada'}`
  // The host compresses what it has not sent before.
  const page = await browser.newPage({ ignoreHTTPSErrors: true })
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.close()
  const args = [...COMMAND, `--only-categories=${CATEGORIES.join(',')}`, '--', url]
  const { stdout } = await promisify(execFile)('npx', args, { maxBuffer: 100_000_000 })
  const { categories }: Report = JSON.parse(stdout)
  const scores = CATEGORIES.map((name) => String(Math.round((categories[name]?.score ?? 0) * 100)).padStart(5))
  console.log(`${scores.join('')}   ${path}`)
}
