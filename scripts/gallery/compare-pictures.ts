import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Browser } from '@playwright/test'
import type pixelmatch from 'pixelmatch'
import type { Compare, Found } from './compare-folders.ts'

declare global {
  interface Window {
    pixelmatch: typeof pixelmatch
  }
}

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('pixelmatch'), 'utf8')

/** Compares pictures by pixelmatch in a page of the browser, which made them and can decode them. */
export async function comparer(browser: Browser): Promise<Compare> {
  const page = await browser.newPage()
  await page.addScriptTag({ type: 'module', content: `${SOURCE}\nwindow.pixelmatch = pixelmatch` })
  return (before, after) => page.evaluate(compare, { before, after })
}

/** Runs in the page. */
async function compare({ before, after }: { before: string; after: string }): Promise<Found> {
  const [one, other] = [await drawn(before), await drawn(after)]
  const { width, height } = one
  if (width !== other.width || height !== other.height) return { share: 1, marked: null }
  const marks = new ImageData(width, height)
  const count = window.pixelmatch(pixelsOf(one), pixelsOf(other), marks.data, width, height)
  one.getContext('2d')?.putImageData(marks, 0, 0)
  return { share: count / (width * height), marked: one.toDataURL('image/webp', 0.8) }

  async function drawn(source: string): Promise<HTMLCanvasElement> {
    const image = new Image()
    image.src = source
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = image.naturalWidth
    canvas.height = image.naturalHeight
    canvas.getContext('2d')?.drawImage(image, 0, 0)
    return canvas
  }

  function pixelsOf(canvas: HTMLCanvasElement): Uint8ClampedArray {
    const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height)
    return pixels?.data ?? new Uint8ClampedArray()
  }
}
