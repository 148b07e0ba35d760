/**
 * Takes pictures of the built demo: `node scripts/pictures.js` those of the README into docs/,
 * `node scripts/pictures.js --all <folder>` every route at three widths in both themes.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { preview } from 'vite'
import { CHROMIUM_ARGS, findChromium } from '../chromium.js'

const NOW = '2026-03-02T09:30'
const README = [
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

const folder = process.argv[2] === '--all' ? process.argv[3] : undefined
const shots = folder === undefined ? README : everyShot()
const server = await preview({ preview: { port: 0, host: '127.0.0.1' } })
const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_ARGS })
try {
  mkdirSync(folder ?? 'docs', { recursive: true })
  for (const shot of shots) await take(shot)
} finally {
  await browser.close()
  await server.close()
}

function everyShot() {
  const routes = [
    ...[...PUBLIC, ...PRODUCTS].map((path) => ({ path })),
    ...PERSONAS.flatMap((as) => SIGNED_IN.map((path) => ({ path, as }))),
  ]
  return routes.flatMap((route) =>
    [360, 768, 1440].flatMap((width) =>
      ['light', 'dark'].map((theme) => {
        const name = `${route.path.slice(1).replaceAll('/', '-') || 'home'}${'as' in route ? `-${route.as}` : ''}`
        return { ...route, width, theme, file: `${name}-${width}-${theme}.png`, fullPage: true }
      }),
    ),
  )
}

/** @param {{ file: string, path: string, as?: string, width: number, theme: string, fullPage?: boolean }} shot */
async function take({ file, path, as, width, theme, fullPage = false }) {
  const page = await browser.newPage({
    viewport: { width, height: width < 768 ? 780 : 900 },
    colorScheme: theme === 'dark' ? 'dark' : 'light',
    reducedMotion: 'reduce',
  })
  const base = server.resolvedUrls?.local[0] ?? ''
  const query = `${path.includes('?') ? '&' : '?'}reset&clock=paused&latency=0&now=${NOW}${as === undefined ? '' : `&as=${as}`}`
  await page.goto(new URL(path + query, base).href)
  await page.evaluate(() => window.demo.ready)
  await page.evaluate(() => window.demo.clock.settled())
  await page.evaluate(() => document.fonts.ready)
  // A canvas is drawn with the next frames.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  await page.screenshot({ path: join(folder ?? 'docs', file), fullPage })
  console.log(`pictures: ${file}`)
  await page.close()
}
