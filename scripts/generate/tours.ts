/**
 * The guided tours, on the built demo: `node scripts/tours.js` records them anew by walking through the product,
 * `node scripts/tours.js --check 20` replays each of the recorded ones 20 times. `--build <folder>` names another build than dist/.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { preview } from 'vite'
import { CHROMIUM_ARGS, findChromium } from '../chromium.js'
import { addCaptions } from './tour-captions.ts'
import { walks } from './tour-walks.ts'

const NOW = '2026-03-02T09:30'
/** ms of virtual time that a caption has to itself, so that its place is told by its time */
const APART = 1_000
const FOLDER = join(import.meta.dirname, '../src/demo/recorder/tours')

const build = option('--build') ?? join(import.meta.dirname, '../dist')
const count = Number(option('--check') ?? 0)
if (!existsSync(join(build, 'index.html'))) {
  console.error(`tours: nothing is built in ${build}. Run: npm run build`)
  process.exit(1)
}

const server = await preview({ build: { outDir: build }, preview: { port: 0, host: '127.0.0.1' }, logLevel: 'error' })
const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_ARGS })
try {
  if (count > 0) await check()
  else for (const walk of walks) await record(walk)
} finally {
  await browser.close()
  await server.close()
}

/** @param {typeof walks[number]} walk */
async function record({ id, path, as, steps }) {
  const page = await open(path, as)
  const startedAt = await page.evaluate(() => window.demo.clock.now())
  const firedBefore = await page.evaluate(firedSoFar)
  await page.evaluate(() => window.demo.record.start())
  await page.evaluate(() => window.demo.clock.settled())
  const captions = []
  await steps(page, {
    say: async (text) => {
      await page.evaluate(() => window.demo.clock.settled())
      const now = await page.evaluate(() => window.demo.clock.now())
      captions.push({ text, at: now - startedAt, fired: (await page.evaluate(firedSoFar)) - firedBefore })
      await page.evaluate((ms) => window.demo.clock.advance(ms), APART)
    },
    pass: (ms) => page.evaluate((ms) => window.demo.clock.advance(ms), ms),
  })
  await page.evaluate(() => window.demo.clock.settled())
  const recording = await page.evaluate(() => window.demo.record.stop())
  const tour = addCaptions(recording, captions)
  writeFileSync(join(FOLDER, `${id}.json`), `${JSON.stringify(tour, null, 2)}\n`)
  console.log(`tours: ${id}, ${tour.steps.length} steps, ${captions.length} of them captions`)
  await page.close()
}

async function check() {
  const page = await open('/')
  let failures = 0
  for (const { id } of walks) {
    const tour = JSON.parse(readFileSync(join(FOLDER, `${id}.json`), 'utf8'))
    for (let replay = 1; replay <= count; replay++) {
      const fault = await page.evaluate((tour) => window.demo.record.replay(tour).then(() => null, String), tour)
      if (fault === null) continue
      failures += 1
      console.error(`tours: ${id}, replay ${replay}: ${fault}`)
    }
  }
  console.log(`${walks.length} tours, ${walks.length * count} replays, ${failures} failures`)
  if (failures > 0) process.exitCode = 1
}

/**
 * @param {string} path
 * @param {string} [as]
 */
async function open(path, as) {
  const page = await browser.newPage({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    timezoneId: 'Europe/Berlin',
  })
  const query = `?reset&clock=paused&now=${NOW}${as === undefined ? '' : `&as=${as}`}`
  await page.goto(new URL(path + query, server.resolvedUrls?.local[0] ?? '').href)
  await page.evaluate(() => window.demo.ready)
  await page.evaluate(() => window.demo.clock.settled())
  return page
}

/** Runs in the page. */
function firedSoFar() {
  return window.demo.trace().filter(({ kind, change }) => kind === 'timer' && change === 'fired').length
}

/** @param {string} name */
function option(name) {
  const place = process.argv.indexOf(name)
  return place < 0 ? undefined : process.argv[place + 1]
}
