/**
 * Checks the sizes of the built demo against their limits (PERF-1 to PERF-3). Sizes are transfer sizes with brotli; 1 KB is 1,024 bytes.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import type { Request } from '@playwright/test'
import { isForLater } from '#src/workbench/offline/shell.ts'
import { builtDemo } from '../built-demo.ts'
import { atMost } from './support/figures.ts'
import { openDemo } from './support/serve-brotli.ts'

interface Sized {
  bytes: number
  path: string
}

interface LoadedFile extends Sized {
  /** from another host */
  isElsewhere: boolean
  /** requested only after the page was usable */
  isLater: boolean
}

/** A string that only MSW's list of public suffixes has. */
const PUBLIC_SUFFIX = 'kawasaki'
/** how many files are named where they are too large together */
const LARGEST = 8

const folder = builtDemo()
const { origin, browser } = await openDemo()

console.log('sizes: /')
const home = await load('/?reset')
const early = home.filter(({ isLater }) => !isLater)
const mock = home.filter(isMock)
atMostKilobytes('/: JavaScript until usable', early.filter(isScript), 128)
atMostKilobytes('/: everything until usable', early, 240)
atMost('requests to other hosts', home.filter(({ isElsewhere }) => isElsewhere).length, 0)
atMost('chunks of the mock before that', early.filter(isMock).length, 0)
atMostKilobytes('what the mock adds', mock, 70)
atMost('chunks of the mock with public suffixes', chunksWith(PUBLIC_SUFFIX).length, 0)

console.log('sizes: /dashboard-overview')
const overview = (await load('/dashboard-overview?reset&as=ada')).filter(({ path }) => !path.includes('/groq-'))
atMostKilobytes('/dashboard-overview: JavaScript with the mock', overview.filter(isScript), 225)
atMost('requests to other hosts', overview.filter(({ isElsewhere }) => isElsewhere).length, 0)

console.log('sizes: what the offline shell keeps')
atMostKilobytes('everything in the offline shell', await offlineShell(), 600)

/** Every file that a page requests until it is idle. */
async function load(path: string): Promise<LoadedFile[]> {
  const page = await browser.newPage()
  const requests: Request[] = []
  page.on('requestfinished', (request) => requests.push(request))
  await page.goto(origin + path)
  await page.waitForFunction(() => performance.getEntriesByName('usable').length > 0)
  await page.evaluate(() => window.demo?.ready)
  await page.waitForLoadState('networkidle')
  const later = await page.evaluate(() => {
    const [usable] = performance.getEntriesByName('usable')
    const requested = performance.getEntriesByType('resource')
    return requested.filter(({ startTime }) => startTime > (usable?.startTime ?? 0)).map(({ name }) => name)
  })
  const files = await Promise.all(
    requests
      .filter((request) => request.url().startsWith('http'))
      .map(async (request) => ({
        bytes: (await request.sizes()).responseBodySize,
        path: new URL(request.url()).pathname,
        isElsewhere: !request.url().startsWith(origin),
        isLater: later.includes(request.url()),
      })),
  )
  await page.close()
  return files
}

function isScript({ path }: LoadedFile): boolean {
  return path.endsWith('.js')
}

function isMock({ path }: LoadedFile): boolean {
  return path.startsWith('/assets/mock-')
}

/** Where it is too much, names the largest files: what is seldom needed may come with `import()`. Fails where there are none. */
function atMostKilobytes(what: string, files: readonly Sized[], limit: number): void {
  if (atMost(what, files.length === 0 ? Number.NaN : kilobytes(files), limit, 'KB')) return
  for (const file of files.toSorted((one, other) => other.bytes - one.bytes).slice(0, LARGEST))
    console.log(`    ${kilobytes([file]).toFixed(1).padStart(6)} KB ${file.path}`)
}

function kilobytes(files: readonly Sized[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0) / 1024
}

function chunksWith(text: string): string[] {
  const names = readdirSync(join(folder, 'assets')).filter((name) => name.startsWith('mock-'))
  return names.filter((name) => readFileSync(join(folder, 'assets', name), 'utf8').includes(text))
}

/** The files in the worker's list, compressed as a good host does, without those that it fetches later. */
function offlineShell(): Promise<Sized[]> {
  const [list = ''] = /\[\{[^[\]]*"url":[^[\]]*\}\]/.exec(readFileSync(join(folder, 'worker.js'), 'utf8')) ?? []
  const listed: { url: string }[] = JSON.parse(list)
  const compress = promisify(brotliCompress)
  const sizes = listed
    .filter((file) => !isForLater(file))
    .map(async ({ url }) => {
      const content = readFileSync(join(folder, url))
      return { path: url, bytes: (extname(url) === '.woff2' ? content : await compress(content)).length }
    })
  return Promise.all(sizes)
}
