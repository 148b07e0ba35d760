/**
 * Lighthouse on the built demo, as on a phone (PERF-6): `npm run lighthouse`. It is 150 packages, so it is no dependency:
 * `npm install --no-save lighthouse@12.8.2` brings it for as long as the folder lasts.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { CHROMIUM_ARGS, findChromium } from '../chromium.js'
import { serveBrotli } from './pages/serve-brotli.ts'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']
const PATHS = ['/', '/dashboard-overview', '/loan', '/investify', '/account-details']
const DEBUGGING_PORT = 9333

const lighthouse = await bring()
const folder = join(import.meta.dirname, '../dist')
if (!existsSync(join(folder, 'index.html'))) {
  console.error('lighthouse: nothing is built. Run: npm run build')
  process.exit(1)
}

const server = await serveBrotli(folder)
await server.warmUp()
const args = [...CHROMIUM_ARGS, `--remote-debugging-port=${DEBUGGING_PORT}`]
const browser = await chromium.launch({ executablePath: await findChromium(), args })
try {
  console.log(`lighthouse: ${CATEGORIES.join(', ')}`)
  for (const path of PATHS) {
    const url = `${server.origin}${path}${path === '/' ? '' : '?as=ada'}`
    const { lhr } = await lighthouse(url, { port: DEBUGGING_PORT, logLevel: 'error', onlyCategories: CATEGORIES })
    const scores = CATEGORIES.map((name) => String(Math.round((lhr.categories[name].score ?? 0) * 100)).padStart(5))
    console.log(`${scores.join('')}   ${path}`)
    for (const found of imperfections(lhr)) console.log(`         ${found}`)
  }
} finally {
  await browser.close()
  server.close()
}

async function bring() {
  try {
    // biome-ignore lint/correctness/noUndeclaredDependencies: It is asked for when it is missing.
    return (await import('lighthouse')).default
  } catch {
    console.error('lighthouse: it is not installed. Run: npm install --no-save lighthouse@12.8.2')
    process.exit(1)
  }
}

/** What cost a point: the audits that count and did not pass, with what was measured. */
function imperfections({ categories, audits }) {
  const counted = CATEGORIES.flatMap((name) => categories[name].auditRefs.filter(({ weight }) => weight > 0))
  return counted
    .map(({ id }) => audits[id])
    .filter(({ score }) => score !== null && score < 0.9)
    .map(({ title, displayValue }) => [title, displayValue].filter(Boolean).join(': '))
}
