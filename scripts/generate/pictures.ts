import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { preview } from 'vite'
import { driveDemo, NOW } from '../../e2e/support/driver.ts'
import { builtDemo } from '../built-demo.ts'
import { launchChromium } from '../launch-chromium.ts'
import { ROOT } from '../root.ts'
import type { Generator } from './generated-file.ts'

interface Shot {
  file: string
  path: string
  /** who is signed in */
  as?: string
  width: number
  theme: 'light' | 'dark'
  fullPage?: boolean
}

const README: Shot[] = [
  { file: 'home-light.png', path: '/', width: 1440, theme: 'light' },
  { file: 'overview-dark.png', path: '/dashboard-overview', as: 'ada', width: 1440, theme: 'dark' },
  { file: 'sign-up-light.png', path: '/create-account', width: 1440, theme: 'light' },
  { file: 'desk-light.png', path: '/?at=withdrawal.confirming&console', width: 1440, theme: 'light' },
  { file: 'invest-dark.png', path: '/investify', as: 'ada', width: 1440, theme: 'dark' },
  { file: 'overview-phone.png', path: '/dashboard-overview', as: 'nora', width: 390, theme: 'light' },
]
const PUBLIC = ['/', '/login', '/create-account', '/forget-password', '/reset-password/x', '/contact']
const PRODUCTS = ['/personal-loans', '/health-savings-account', '/wire-transfer', '/no-such-page']
const SIGNED_IN = ['/dashboard-overview', '/loan', '/investify', '/account-details']
const PERSONAS = ['nora', 'ada']
const WIDTHS = [360, 768, 1440]
const THEMES = ['light', 'dark'] as const

/** Screenshots of the built demo: the README's in docs/; given a folder, every route at three widths in both themes. */
export const pictures: Generator = {
  makes: 'the README’s screenshots; with a folder, screenshots of every route',
  write: async ([folder]) => {
    builtDemo('pictures')
    const server = await preview({ preview: { port: 0, host: '127.0.0.1' } })
    const browser = await launchChromium()
    const into = folder ?? join(ROOT, 'docs')
    try {
      mkdirSync(into, { recursive: true })
      const base = server.resolvedUrls?.local[0] ?? ''
      for (const shot of folder === undefined ? README : everyShot()) await take(browser, base, into, shot)
    } finally {
      await browser.close()
      await server.close()
    }
  },
}

function everyShot(): Shot[] {
  const routes = [
    ...[...PUBLIC, ...PRODUCTS].map((path) => ({ path })),
    ...PERSONAS.flatMap((as) => SIGNED_IN.map((path) => ({ path, as }))),
  ]
  return routes.flatMap((route) =>
    WIDTHS.flatMap((width) =>
      THEMES.map((theme) => {
        const name = `${route.path.slice(1).replaceAll('/', '-') || 'home'}${'as' in route ? `-${route.as}` : ''}`
        return { ...route, width, theme, file: `${name}-${width}-${theme}.png`, fullPage: true }
      }),
    ),
  )
}

async function take(browser: Browser, base: string, into: string, shot: Shot): Promise<void> {
  const { file, path, as, width, theme, fullPage = false } = shot
  const page = await browser.newPage({
    viewport: { width, height: width < 768 ? 780 : 900 },
    colorScheme: theme,
    reducedMotion: 'reduce',
  })
  const query = `${path.includes('?') ? '&' : '?'}reset&clock=paused&latency=0&now=${NOW}${as === undefined ? '' : `&as=${as}`}`
  await page.goto(new URL(path + query, base).href)
  const demo = driveDemo(page)
  await demo.ready()
  await demo.clock.settled()
  await page.evaluate(() => document.fonts.ready)
  // Canvases are drawn in the next frames.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  await page.screenshot({ path: join(into, file), fullPage })
  console.log(`pictures: ${file}`)
  await page.close()
}
