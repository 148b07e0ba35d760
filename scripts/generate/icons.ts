import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { launchChromium } from '../launch-chromium.ts'
import { ROOT } from '../root.ts'
import type { Generator } from './generated-file.ts'

const PAPER = '#fbf8f1'
/** `share` is the flower's share of the width: a maskable icon may be cropped by a fifth on each side. */
const ICONS = [
  { file: 'icon-192.png', size: 192, share: 0.86 },
  { file: 'icon-512.png', size: 512, share: 0.86 },
  { file: 'icon-maskable-512.png', size: 512, share: 0.6 },
]

/** The icons of the installed demo (DEMO-9). */
export const icons: Generator = {
  makes: 'the icons of the installed demo from public/favicon.svg',
  write: async () => {
    const flower = readFileSync(join(ROOT, 'public/favicon.svg'), 'utf8')
    const browser = await launchChromium()
    for (const { file, size, share } of ICONS) {
      const page = await browser.newPage({ viewport: { width: size, height: size }, colorScheme: 'light' })
      const place = `display:grid;place-items:center;margin:0;height:100vh;background:${PAPER}`
      const drawing = flower.replace('<svg ', `<svg width="${size * share}" `)
      await page.setContent(`<body style="${place}">${drawing}</body>`)
      await page.screenshot({ path: join(ROOT, 'public', file) })
      console.log(`icons: public/${file}`)
    }
  },
}
