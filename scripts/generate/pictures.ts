import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { type DemoDriver, driveDemo } from '../../e2e/support/driver.ts'
import { openDemo } from '../measure/support/serve-brotli.ts'
import { ROOT } from '../root.ts'
import type { Generator } from './generated-file.ts'

interface Shot {
  file: string
  path: string
  /** who is signed in */
  as?: string
  width: number
  theme: 'light' | 'dark'
  /** what happens before it is taken */
  prepare?(demo: DemoDriver): Promise<void>
}

const SHOTS: Shot[] = [
  { file: 'desk-light.png', path: '/?scenario=step-held&console', width: 1440, theme: 'light', prepare: lookBack },
  { file: 'home-light.png', path: '/', width: 1440, theme: 'light' },
  { file: 'overview-dark.png', path: '/dashboard-overview', as: 'ada', width: 1440, theme: 'dark' },
  { file: 'overview-phone.png', path: '/dashboard-overview', as: 'nora', width: 390, theme: 'light' },
]

/** The README's screenshots, of the built demo. */
export const pictures: Generator = {
  makes: 'the README’s screenshots',
  write: async () => {
    const { origin, browser } = await openDemo()
    for (const shot of SHOTS) await take(browser, origin, shot)
  },
}

async function take(browser: Browser, origin: string, { file, path, as, width, theme, prepare }: Shot): Promise<void> {
  const page = await browser.newPage({
    viewport: { width, height: width < 768 ? 780 : 900 },
    colorScheme: theme,
    reducedMotion: 'reduce',
  })
  const demo = driveDemo(page, origin)
  await demo.open(path, as === undefined ? {} : { as })
  await prepare?.(demo)
  await demo.clock.settled()
  await page.evaluate(() => document.fonts.ready)
  // Canvases are drawn in the next frames.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  await page.screenshot({ path: join(ROOT, 'docs', file) })
  console.log(`pictures: ${file}`)
  await page.close()
}

/** Looks back to right after the bank has released a step. */
async function lookBack(demo: DemoDriver): Promise<void> {
  await demo.clock.set('paused')
  await demo.clock.advance(9_000)
  await demo.operator.releaseStep('omar')
  const released = await demo.timeline.position()
  await demo.clock.advance(12_000)
  await demo.operator.setUser('omar', { bonus: 25 })
  await demo.clock.advance(8_000)
  await demo.timeline.look(released)
}
