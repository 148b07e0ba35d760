import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import type pixelmatch from 'pixelmatch'
import { galleryFlows } from '#src/demo/gallery/gallery-flows.ts'

/** A picture that is not the same in both folders. */
export interface Difference {
  /** '<flow>.<state>-<device>-<theme>.webp' */
  file: string
  /** as data URLs; null for a picture that only the other folder has */
  before: string | null
  after: string | null
  /** share of the pixels that differ, from 0 to 1; 1 without two pictures of one size */
  share: number
  /** a data URL of the differing pixels in red over the faded picture; null without two pictures of one size */
  marked: string | null
}

interface Comparison {
  /** how many pictures are in either folder */
  all: number
  /** in the order of the gallery */
  differences: Difference[]
}

type Pair = Pick<Difference, 'before' | 'after'>
type Found = Pick<Difference, 'share' | 'marked'>

declare global {
  interface Window {
    pixelmatch: typeof pixelmatch
  }
}

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('pixelmatch'), 'utf8')
const EXTENSION = '.webp'

/**
 * Compares two folders of the state gallery, picture by picture, in the browser that made them, so that no other decoder is
 * needed. Equal files are not decoded.
 */
export async function compareFolders(browser: Browser, before: string, after: string): Promise<Comparison> {
  const files = inOrder(new Set([...picturesIn(before), ...picturesIn(after)]))
  const page = await browser.newPage()
  await page.addScriptTag({ type: 'module', content: `${SOURCE}\nwindow.pixelmatch = pixelmatch` })
  const differences: Difference[] = []
  for (const file of files) {
    const pair = { before: read(join(before, file)), after: read(join(after, file)) }
    if (pair.before === pair.after) continue
    const found = await page.evaluate(compare, pair)
    if (found.share > 0) differences.push({ file, ...pair, ...found })
  }
  await page.close()
  return { all: files.length, differences }
}

/** The pictures of present states in the order of the gallery, then those of states that are gone. */
export function inOrder(files: Iterable<string>): string[] {
  const known = galleryFlows.flatMap(({ tiles }) => tiles.map(({ at }) => at))
  const place = (file: string) => {
    const found = known.indexOf(stateOf(file))
    return found < 0 ? known.length : found
  }
  return [...files].sort((one, other) => place(one) - place(other) || (one < other ? -1 : 1))
}

/** '<flow>.<state>' of a picture's file. */
export function stateOf(file: string): string {
  return file.split('-').slice(0, -2).join('-')
}

function picturesIn(folder: string): string[] {
  return readdirSync(folder).filter((name) => name.endsWith(EXTENSION))
}

function read(path: string): string | null {
  return existsSync(path) ? `data:image/webp;base64,${readFileSync(path, 'base64')}` : null
}

/** Runs in the page. */
async function compare({ before, after }: Pair): Promise<Found> {
  if (before === null || after === null) return { share: 1, marked: null }
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
