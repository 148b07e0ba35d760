/**
 * Checks the sizes of the built demo against their limits (PERF-1 to PERF-3): `npm run measure sizes [folder] [-- --list]`;
 * `--list` also prints the files. Sizes are transfer sizes with brotli; 1 KB is 1,024 bytes.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Request } from '@playwright/test'
import { builtDemo } from '../built-demo.ts'
import { launchChromium } from '../launch-chromium.ts'
import { serveBrotli } from './support/serve-brotli.ts'

interface Sized {
  bytes: number
}

interface LoadedFile extends Sized {
  url: string
  path: string
  /** from another host */
  elsewhere: boolean
  /** requested only after the page was usable */
  afterUsable: boolean
}

interface KeptFile extends Sized {
  url: string
  text: string
  isForDevelopers: boolean
}

/** Parts of MSW that the mock does not need, each identified by a unique string. */
const BULK = { tldts: 'kawasaki', graphql: 'GraphQLError' }

const listed = process.argv.includes('--list')
const named = process.argv.slice(2).find((word) => !word.startsWith('--'))
const folder = builtDemo('sizes', named)

const failures: string[] = []
const server = await serveBrotli(folder)
const browser = await launchChromium()
try {
  const home = await load('/?reset')
  const early = home.filter((file) => !file.afterUsable)
  const mock = home.filter(isMock)
  console.log('sizes: /')
  hold('JavaScript until usable', kilobytes(early.filter(isScript)), 120, 'KB')
  hold('everything until usable', kilobytes(early), 230, 'KB')
  hold('requests to other hosts', home.filter((file) => file.elsewhere).length, 0)
  hold('chunks of the mock before that', early.filter(isMock).length, 0)
  hold('what the mock adds', kilobytes(mock), 70, 'KB')
  if (mock.length === 0) failures.push('the mock backend never came: no chunk is named mock-*')

  const overview = (await load('/dashboard-overview?reset&as=ada')).filter((file) => !/\/groq-/.test(file.path))
  console.log('sizes: /dashboard-overview')
  hold('JavaScript with the mock', kilobytes(overview.filter(isScript)), 215, 'KB')
  hold('requests to other hosts', overview.filter((file) => file.elsewhere).length, 0)
} finally {
  await browser.close()
  server.close()
}
console.log('sizes: chunks of the mock')
for (const [name, trace] of Object.entries(BULK)) hold(`files with ${name} in them`, chunksWith(trace).length, 0)

const kept = offlineFiles()
const shell = kept.filter(({ isForDevelopers }) => !isForDevelopers)
const developers = kept.filter(({ isForDevelopers }) => isForDevelopers)
console.log('sizes: what the offline shell keeps')
if (shell.length === 0) failures.push('the worker lists no file')
hold('everything in them', kilobytes(shell), 600, 'KB')
hold('links to what it does not keep', linksOut(shell).length, 0)
console.log(`  for developers, fetched after it: ${developers.length} files, ${kilobytes(developers).toFixed(1)} KB`)

for (const failure of failures) console.error(`sizes: over: ${failure}`)
process.exitCode = failures.length > 0 ? 1 : 0

/** Every file that a page requests until it is idle. */
async function load(path: string): Promise<LoadedFile[]> {
  const page = await browser.newPage()
  const requests: Request[] = []
  page.on('requestfinished', (request) => requests.push(request))
  await page.goto(server.origin + path)
  await page.waitForFunction(() => performance.getEntriesByName('usable').length > 0)
  if (!(await page.evaluate(isTakenUp)))
    failures.push(`${path} says that it can be used, and React has not taken it up`)
  await page.evaluate(() => window.demo?.ready)
  await page.waitForLoadState('networkidle')
  const usable = await page.evaluate(() => performance.getEntriesByName('usable')[0]?.startTime ?? 0)
  const started = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name, startTime }): [string, number] => [name, startTime]),
  )
  const files = await Promise.all(requests.filter((request) => request.url().startsWith('http')).map(weigh))
  await page.close()
  const starts = new Map(started)
  const timed = files.map((file) => ({ ...file, afterUsable: (starts.get(file.url) ?? 0) > usable }))
  if (listed) for (const file of timed) console.log(`  ${lineOf(file)}`)
  return timed
}

/** Runs in the page: whether React has hydrated the first heading. */
function isTakenUp(): boolean {
  const heading = document.querySelector('main h1')
  return heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactProps'))
}

async function weigh(request: Request): Promise<Omit<LoadedFile, 'afterUsable'>> {
  const url = request.url()
  const { responseBodySize } = await request.sizes()
  return { url, path: new URL(url).pathname, bytes: responseBodySize, elsewhere: !url.startsWith(server.origin) }
}

function lineOf({ path, bytes, afterUsable }: LoadedFile): string {
  return `${kilobytes([{ bytes }]).toFixed(1).padStart(7)} KB ${afterUsable ? 'later' : '     '} ${path}`
}

function isScript({ path }: LoadedFile): boolean {
  return path.endsWith('.js')
}

function isMock({ path }: LoadedFile): boolean {
  return path.startsWith('/assets/mock-')
}

function kilobytes(files: readonly Sized[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0) / 1024
}

function chunksWith(trace: string): string[] {
  const names = readdirSync(join(folder, 'assets')).filter((name) => name.startsWith('mock-') && name.endsWith('.js'))
  return names.filter((name) => readFileSync(join(folder, 'assets', name), 'utf8').includes(trace))
}

/** Size of the files in the worker's list, compressed as a good host does. */
function offlineFiles(): KeptFile[] {
  const [list = '[]'] = /\[\{[^[\]]*"url":[^[\]]*\}\]/.exec(readFileSync(join(folder, 'worker.js'), 'utf8')) ?? []
  const listed: { url: string }[] = JSON.parse(list)
  return listed.map(({ url }) => {
    const content = readFileSync(join(folder, url))
    const bytes = url.endsWith('.woff2') ? content.length : brotliCompressSync(content).length
    return { url, bytes, text: content.toString('latin1'), isForDevelopers: url.includes('/dev-') }
  })
}

/** Static imports of the shell's scripts that are missing in the shell. */
function linksOut(shell: readonly KeptFile[]): unknown[] {
  const names = new Set(shell.map(({ url }) => url.split('/').at(-1)))
  return shell
    .flatMap(({ text }) => [...text.matchAll(/(?:from|import)"\.\/([^"]+\.js)"/g)])
    .filter(([, name = '']) => !names.has(name))
}

/** Prints a figure beside its limit. */
function hold(what: string, figure: number, limit: number, unit = ''): void {
  const shown = `${Number.isInteger(figure) ? figure : Number(figure.toPrecision(4))} ${unit}`.trim()
  console.log(`  ${what.padEnd(32)} ${shown.padStart(10)}   of ${limit} ${unit}`.trimEnd())
  if (figure > limit) failures.push(`${what}: ${shown}, and at most ${limit} ${unit} is allowed`.replace(/ +/g, ' '))
}
