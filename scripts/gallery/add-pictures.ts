import { mkdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { galleryFlows } from '#src/demo/gallery/gallery-flows.ts'
import {
  DEVICES,
  type Device,
  GALLERY_FOLDER,
  type GalleryIndex,
  INDEX_FILE,
  pictureFile,
  THEMES,
} from '#src/demo/gallery/pictures.ts'
import { builtDemo } from '../built-demo.ts'
import { launchChromium } from '../launch-chromium.ts'
import { serveBrotli } from '../measure/pages/serve-brotli.ts'
import { linkedStates, openLinks } from '../open-links.ts'

/** Of WebP. Small text stays legible, in half the bytes of a lossless picture. */
const QUALITY = 85
/** How often the progress is printed, in links. */
const STRIDE = 20
/** As in the end-to-end tests, so that dates and amounts do not depend on the computer. */
const PLACE = { locale: 'en-US', timezoneId: 'Europe/Berlin' }

/**
 * Adds the pictures of the state gallery to the built demo (DEMO-7): each state that a link leads to, on a phone and on a
 * desktop, in both themes. Two runs of the same build give the same pictures. Rejects when a state was not reached, after
 * adding the others.
 *
 * @param only one flow
 */
export async function addPictures(only?: string, outDir?: string): Promise<void> {
  const since = performance.now()
  const dist = builtDemo('build gallery', outDir)
  const folder = join(dist, GALLERY_FOLDER)
  const shown = new Set(galleryFlows.flatMap(({ tiles }) => tiles.map(({ at }) => at)))
  const states = linkedStates(only).filter(({ flow, path }) => shown.has(`${flow}.${path}`))
  const taken: Record<Device, string[]> = { phone: [], desktop: [] }
  let bytes = 0
  await mkdir(folder, { recursive: true })
  const server = await serveBrotli(dist)
  // Otherwise the first pages wait for files that are being compressed, and fonts come too late for them.
  server.warmUp()
  // Text keeps its letter spacing when it is drawn smaller.
  const browser = await launchChromium(['--font-render-hinting=none'])
  try {
    const devices = Object.keys(DEVICES) as Device[]
    const failures = (await Promise.all(devices.map(walk))).flat()
    const index: GalleryIndex = { states: taken.phone.filter((at) => taken.desktop.includes(at)) }
    await writeFile(join(folder, INDEX_FILE), JSON.stringify(index))
    const seconds = ((performance.now() - since) / 1_000).toFixed(0)
    const megabytes = (bytes / 1_000_000).toFixed(1)
    console.log(`gallery: ${index.states.length} of ${states.length} states, ${megabytes} MB of pictures, ${seconds} s`)
    if (failures.length > 0) throw new Error(`these states have no picture:\n${failures.join('\n')}`)
  } finally {
    await browser.close()
    server.close()
  }

  function walk(device: Device): Promise<string[]> {
    const { width, height, scale } = DEVICES[device]
    const isPhone = device === 'phone'
    return openLinks(browser, [...states], {
      origin: server.origin,
      resets: true,
      context: {
        ...PLACE,
        viewport: { width, height },
        deviceScaleFactor: scale,
        isMobile: isPhone,
        hasTouch: isPhone,
      },
      onArrival: async (page, at) => {
        await take(page, at, device)
        const done = taken[device].push(at)
        if (done % STRIDE === 0) console.log(`gallery: ${device}, ${done} of ${states.length}`)
      },
    })
  }

  async function take(page: Page, at: string, device: Device): Promise<void> {
    for (const theme of THEMES) {
      await page.emulateMedia({ colorScheme: theme })
      await page.evaluate(drawn)
      const path = join(folder, pictureFile({ at, device, theme }))
      await page.screenshot({ path, type: 'webp', quality: QUALITY, scale: 'device', animations: 'disabled' })
      bytes += (await stat(path)).size
    }
  }
}

/** Runs in the page. Resolves when its fonts and pictures are there and a frame with them was drawn. */
async function drawn(): Promise<void> {
  await document.fonts.ready
  await Promise.all([...document.images].filter(isInView).map((image) => image.decode().catch(() => undefined)))
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

  function isInView(image: HTMLImageElement): boolean {
    const { top, bottom } = image.getBoundingClientRect()
    return bottom > 0 && top < innerHeight
  }
}
