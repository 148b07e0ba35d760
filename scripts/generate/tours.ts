import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Browser, Page } from '@playwright/test'
import { build, preview } from 'vite'
import { type About, isCaption } from '#machines/model/step.ts'
import type { Recording } from '#src/workbench/demo/demo-contract.ts'
import { type DemoDriver, driveDemo, NOW } from '../../e2e/support/driver.ts'
import { launchChromium } from '../launch-chromium.ts'
import { ROOT } from '../root.ts'
import { addCaptions, type SaidCaption } from './add-captions.ts'
import { type GeneratedFile, type Generator, readGenerated, strayFiles, writeChanged } from './generated-file.ts'
import { captionsOf } from './tour-texts/tour-text.ts'
import { type Walk, walks } from './tour-walks.ts'

/** ms of virtual time between captions, so that each caption has its own time */
const APART = 1_000
const FOLDER = 'src/workbench/timeline/tours'
const OWN_BUILD = join(ROOT, 'node_modules/.larkspur-tours')

/** The guided tours (DEMO-8), recorded in a build of their own. */
export const tours: Generator = {
  makes: `the guided tours in ${FOLDER}, recorded on a build of their own`,
  stale: async () => {
    const files = walks.map(({ id }) => ({ path: pathOf(id), text: '' }))
    const stale = walks.filter((walk) => !saysItsCaptions(walk)).map(({ id }) => pathOf(id))
    return [...stale, ...strayFiles(FOLDER, files)]
  },
  write: async () => {
    console.log('tours: building the demo')
    await build({ logLevel: 'error', build: { outDir: OWN_BUILD, emptyOutDir: true } })
    const server = await preview({
      build: { outDir: OWN_BUILD },
      preview: { port: 0, host: '127.0.0.1' },
      logLevel: 'error',
    })
    const origin = server.resolvedUrls?.local[0] ?? ''
    const browser = await launchChromium()
    try {
      const files: GeneratedFile[] = []
      for (const walk of walks) files.push(await record(browser, origin, walk))
      writeChanged('tours', files)
    } finally {
      await browser.close()
      await server.close()
    }
  },
}

/** Whether a recording has the captions of its walk. The end-to-end tests check that it replays. */
function saysItsCaptions({ id, text }: Walk): boolean {
  const file = readGenerated(pathOf(id))
  if (file === null) return false
  const { steps }: Recording = JSON.parse(file)
  const said = steps.filter(isCaption).map(({ ms: _, fired: __, ...step }) => step)
  return isDeepStrictEqual(
    said,
    captionsOf(text).map(([, step]) => step),
  )
}

async function record(browser: Browser, origin: string, { id, path, as, text, steps }: Walk): Promise<GeneratedFile> {
  const { page, demo } = await open(browser, origin, path, as)
  const startedAt = await demo.clock.now()
  const firedBefore = await firedSoFar(demo)
  await demo.record.start()
  await demo.clock.settled()
  const left = captionsOf(text)
  const said: SaidCaption[] = []
  const narrator = {
    say: async (key: string) => {
      const [expected, step] = left.shift() ?? []
      if (step === undefined || expected !== key) throw new Error(`${id}: it says ${key} instead of ${expected}`)
      await demo.clock.settled()
      if (step.about !== undefined) await mustBeThere(page, id, step.about)
      const at = (await demo.clock.now()) - startedAt
      said.push({ step, at, fired: (await firedSoFar(demo)) - firedBefore })
      await demo.clock.advance(APART)
    },
    pass: (ms: number) => demo.clock.advance(ms),
  }
  await steps(page, narrator, demo)
  await demo.clock.settled()
  if (left.length > 0) throw new Error(`${id}: it never says ${left.map(([key]) => key).join(', ')}`)
  const tour = addCaptions(await demo.record.stop(), said)
  console.log(`tours: ${id}, ${tour.steps.length} steps, ${said.length} of them captions`)
  await page.close()
  return { path: pathOf(id), text: `${JSON.stringify(tour, null, 2)}\n` }
}

/** Throws when what a caption is about is not on the page. */
async function mustBeThere(page: Page, tour: string, { role, name }: About): Promise<void> {
  // Roles without names are found by their text.
  const found =
    role === 'paragraph' || role === 'status'
      ? page.getByRole(role).and(page.getByText(name, { exact: true }))
      : page.getByRole(role as 'button', { name, exact: true })
  if ((await found.count()) === 0) throw new Error(`${tour}: there is no ${role} '${name}' that a caption is about`)
}

async function open(
  browser: Browser,
  origin: string,
  path: string,
  as?: string,
): Promise<{ page: Page; demo: DemoDriver }> {
  const page = await browser.newPage({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    timezoneId: 'Europe/Berlin',
  })
  const query = `?reset&clock=paused&now=${NOW}${as === undefined ? '' : `&as=${as}`}`
  await page.goto(new URL(path + query, origin).href)
  const demo = driveDemo(page)
  await demo.ready()
  await demo.clock.settled()
  return { page, demo }
}

async function firedSoFar(demo: DemoDriver): Promise<number> {
  const trace = await demo.trace()
  return trace.filter((entry) => entry.kind === 'timer' && entry.change === 'fired').length
}

function pathOf(id: string): string {
  return `${FOLDER}/${id}.json`
}
