/**
 * Packs the driver, installs it in a folder of its own, type-checks the examples of README.md and docs/testing.md there, and runs them
 * against the built demo, with Playwright and with Puppeteer: `npm run e2e package`. Needs no network (FLOW-5).
 */
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { buildTesting } from './build-testing.ts'
import { builtDemo } from './built-demo.ts'
import { chromiumOptions } from './launch-chromium.ts'
import { serveBrotli } from './measure/pages/serve-brotli.ts'
import { ROOT } from './root.ts'

/** Linked instead of installed: what a tester's project has anyway. */
const LINKED = ['@playwright/test', '@types/node', 'puppeteer-core', 'undici-types']
const PACKAGE = 'dist-testing'
const playwright = modulePath('@playwright/test/cli.js')

const FAILING = `import { expect, test } from 'larkspur/testing'

test('fails', async ({ demo }) => {
  await demo.open('/?at=withdrawal.confirming.wrong')
  await expect(demo).toBeInState('withdrawal.transferred', { timeout: 1 })
})
`

const since = performance.now()
const server = await serveBrotli(builtDemo('e2e package'))
const folder = await mkdtemp(join(tmpdir(), 'larkspur-package-'))
try {
  await buildTesting(PACKAGE)
  await install()
  await writeProject()
  await run('the types', [modulePath('typescript/bin/tsc')])
  console.log(`e2e package: the types of the examples are right, with skipLibCheck off`)
  await run('Playwright', [playwright, 'test', 'readme', 'testing'])
  await checkFailure()
  await run('Puppeteer', ['puppeteer.js'])
  const seconds = ((performance.now() - since) / 1_000).toFixed(1)
  console.log(`e2e package: the examples pass with Playwright and with Puppeteer, ${seconds} s`)
} catch (error) {
  const { message, stdout = '', stderr = '' } = error as { message: string; stdout?: string; stderr?: string }
  console.error(`${message}\n${stdout}${stderr}`)
  console.error('e2e package failed. Fix src/testing, or the examples in README.md and docs/testing.md')
  process.exitCode = 1
} finally {
  server.close()
  await rm(folder, { recursive: true })
}

async function install(): Promise<void> {
  const npm = (args: string[], cwd: string) => promisify(execFile)('npm', args, { cwd })
  const packed = await npm(['pack', '--silent', '--pack-destination', folder], join(ROOT, PACKAGE))
  await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }))
  await npm(['install', '--offline', '--no-audit', '--no-fund', `./${packed.stdout.trim()}`], folder)
  for (const name of LINKED) {
    const place = join(folder, 'node_modules', name)
    await mkdir(join(place, '..'), { recursive: true })
    await symlink(modulePath(name), place, 'dir')
  }
}

async function writeProject(): Promise<void> {
  const { executablePath = '', args = [] } = await chromiumOptions()
  const puppeteer = await example('docs/testing.md', 'puppeteer-core')
  const files = {
    'readme.spec.ts': await example('README.md'),
    'testing.spec.ts': await example('docs/testing.md', 'context.newPage'),
    'puppeteer.ts': puppeteer,
    // Node 20 runs no types, and the example has none.
    'puppeteer.js': puppeteer,
    'failing.spec.ts': FAILING,
    'example.config.ts': await example('docs/testing.md', 'defineConfig'),
    'playwright.config.ts': `import config from './example.config.js'
      export default { ...config, use: { ...config.use, launchOptions: ${JSON.stringify({ executablePath, args })} } }`,
    'tsconfig.json': JSON.stringify({
      compilerOptions: {
        ...{ target: 'es2022', module: 'nodenext', lib: ['es2022', 'dom', 'dom.iterable'], types: ['node'] },
        ...{ strict: true, exactOptionalPropertyTypes: true, skipLibCheck: false, noEmit: true },
      },
    }),
  }
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
}

/** What the failing test must have attached, and what its message must say. */
async function checkFailure(): Promise<void> {
  const failed = await run('a failing test', [playwright, 'test', 'failing', '--reporter=json'])
    .then(() => '{}')
    .catch(({ stdout }: { stdout: string }) => stdout)
  const [result] = JSON.parse(failed).suites?.[0]?.specs?.[0]?.tests?.[0]?.results ?? []
  const attached = (result?.attachments ?? []).map(({ name, body = '' }: { name: string; body?: string }) => [
    name,
    Buffer.from(body, 'base64').toString(),
  ])
  const { 'demo: link': link = '', 'demo: trace': trace = '', 'demo: calls': calls = '' } = Object.fromEntries(attached)
  const missing = [
    link.includes('#moment=') ? null : 'the link to the moment',
    trace.includes('-> {"confirming":"wrong"}') ? null : 'the trace',
    calls.includes('GET users/') ? null : 'the calls',
    result?.error?.message.includes('withdrawal.confirming.wrong') ? null : 'the state in its message',
  ].filter((what) => what !== null)
  if (missing.length > 0)
    throw new Error(`e2e package: a failing test does not attach ${missing.join(', ')}\n${result?.error?.message}`)
}

/** The first example of a page with these words. */
async function example(page: string, words = ''): Promise<string> {
  const text = await readFile(join(ROOT, page), 'utf8')
  const found = [...text.matchAll(/```ts\n(import [\s\S]*?)```/g)].find(([, code]) => code?.includes(words))?.[1]
  if (found === undefined) throw new Error(`${page} has no example with ${words}`)
  return found
}

/** Rejects with its output when it fails. */
async function run(what: string, args: string[]): Promise<void> {
  const { executablePath = '' } = await chromiumOptions()
  const env = { ...process.env, DEMO: server.origin, CHROMIUM: executablePath, FORCE_COLOR: '0' }
  await promisify(execFile)(process.execPath, args, { cwd: folder, env }).catch((error: Error) => {
    error.message = `e2e package: ${what}`
    throw error
  })
}

function modulePath(name: string): string {
  return join(ROOT, 'node_modules', name)
}
