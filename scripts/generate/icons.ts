/** Draws the icons of the installed demo from `public/favicon.svg`, into `public/`: `node scripts/icons.js`. */
import { readFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { CHROMIUM_ARGS, findChromium } from '../chromium.js'

const PAPER = '#fbf8f1'
/** How much of its square the flower takes: a maskable icon may lose a fifth on each side. */
const ICONS = [
  { file: 'icon-192.png', size: 192, share: 0.86 },
  { file: 'icon-512.png', size: 512, share: 0.86 },
  { file: 'icon-maskable-512.png', size: 512, share: 0.6 },
]

const flower = readFileSync('public/favicon.svg', 'utf8')
const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_ARGS })
try {
  for (const { file, size, share } of ICONS) {
    const page = await browser.newPage({ viewport: { width: size, height: size }, colorScheme: 'light' })
    const place = `display:grid;place-items:center;margin:0;height:100vh;background:${PAPER}`
    await page.setContent(`<body style="${place}">${flower.replace('<svg ', `<svg width="${size * share}" `)}</body>`)
    await page.screenshot({ path: `public/${file}` })
    await page.close()
    console.log(`icons: public/${file}`)
  }
} finally {
  await browser.close()
}
