/**
 * Runs Lighthouse on the built demo, as on a phone (PERF-6). Lighthouse has 150 packages, so it is not a dependency.
 * Install it first: `npm install --no-save lighthouse@12.8.2`. The pages come over HTTP/2 (docs/hosting.md); over HTTP/1.1 each small
 * file would take its own round trip. Lighthouse does not ask whether search engines may list the page: the demo
 * must forbid that (DEMO-10), and `npm run check live` finds that a live build does not.
 */
import { builtDemo } from '../built-demo.ts'
import { launchChromium } from '../launch-chromium.ts'
import { serveBrotli } from './support/serve-brotli.ts'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']
const PATHS = ['/', '/dashboard-overview', '/loan', '/investify', '/account-details']
const DEBUGGING_PORT = 9333
const FLAGS = { port: DEBUGGING_PORT, logLevel: 'error', onlyCategories: CATEGORIES, skipAudits: ['is-crawlable'] }

/** The parts of Lighthouse's report that are used here. */
interface Report {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { score: number | null; title: string; displayValue?: string }>
}

type Lighthouse = (url: string, flags: typeof FLAGS) => Promise<{ lhr: Report }>

const lighthouse = await bring()
const origin = await serveBrotli(builtDemo(), { isHttp2: true })
const browser = await launchChromium([`--remote-debugging-port=${DEBUGGING_PORT}`, '--ignore-certificate-errors'])
console.log(`lighthouse: ${CATEGORIES.join(', ')}`)
for (const path of PATHS) {
  const url = `${origin}${path}${path === '/' ? '' : '?as=ada'}`
  // The host compresses what it has not sent before.
  const page = await browser.newPage({ ignoreHTTPSErrors: true })
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.close()
  const { lhr } = await lighthouse(url, FLAGS)
  const scores = CATEGORIES.map((name) => String(Math.round((lhr.categories[name]?.score ?? 0) * 100)).padStart(5))
  console.log(`${scores.join('')}   ${path}`)
  for (const found of imperfections(lhr)) console.log(`         ${found}`)
}

async function bring(): Promise<Lighthouse> {
  try {
    const name = 'lighthouse'
    return (await import(/* @vite-ignore */ name)).default
  } catch {
    console.error('lighthouse: it is not installed. Run: npm install --no-save lighthouse@12.8.2')
    process.exit(1)
  }
}

/** The scored audits that did not pass, with their measured values. */
function imperfections({ categories, audits }: Report): string[] {
  const counted = CATEGORIES.flatMap((name) => categories[name]?.auditRefs.filter(({ weight }) => weight > 0) ?? [])
  return counted
    .flatMap(({ id }) => audits[id] ?? [])
    .filter(({ score }) => score !== null && score < 0.9)
    .map(({ title, displayValue }) => [title, displayValue].filter(Boolean).join(': '))
}
