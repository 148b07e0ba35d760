/**
 * Installs missing packages, with which the git hook comes, and with `--browser` also a Chromium and its fonts for the tests. Prints each step.
 * It has no dependencies because it runs before they are installed.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium } from './chromium.js'

const ROOT = join(import.meta.dirname ?? '.', '..')
/**
 * The oldest minor version of those major versions that have one.
 *
 * @type {Record<number, number>}
 */
const OLDEST_MINORS = { 20: 19, 22: 12 }
/** A later one is fine in any version. */
const LAST_MAJOR = 22

/** Debian's package of the headless shell; it recommends fonts, which are not installed with it. */
const HEADLESS = 'chromium-headless-shell'

checkNode()
checkPath()
installPackages()
if (process.argv.includes('--browser')) await provideChromium()

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > LAST_MAJOR || minor >= (OLDEST_MINORS[major] ?? Number.POSITIVE_INFINITY)) return
  fail(
    `Larkspur needs Node 20.19 or a newer 20, or Node 22.12 or newer; this is ${process.versions.node}. See https://nodejs.org.`,
  )
}

function checkPath() {
  const [character] = /['#?]/.exec(ROOT) ?? []
  if (character === undefined) return
  fail(`Vite and TanStack Router fail in a folder with ${character} in its path, such as ${ROOT}. Move or rename it.`)
}

function installPackages() {
  const lock = join(ROOT, 'package-lock.json')
  const installed = join(ROOT, 'node_modules/.package-lock.json')
  // With NODE_ENV=production, npm leaves the tools out.
  const hasTools = existsSync(join(ROOT, 'node_modules/vite'))
  if (hasTools && existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return
  say('installing the packages: running npm ci')
  if (!run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund']))
    fail('npm ci failed, see the errors above. Fix them, then run: npm ci --include=dev')
}

/** With the fonts whose metrics the product's own follow: without them text is laid out differently (PERF-6). */
async function provideChromium() {
  const found = await findChromium().catch(({ message }) => fail(message))
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get'))
    installFromDebian([...(found ? [] : [HEADLESS]), ...(hasFonts() ? [] : ['fonts-liberation'])])
  else if (!found) {
    say('no Chromium found: running npx playwright install chromium')
    run('npx', ['playwright', 'install', 'chromium'])
  }
  const installed = found ?? (await findChromium())
  if (installed) return say(`the tests will use ${installed}`)
  fail(
    'The tests need Chromium, and none could be installed, see the errors above. Install Chromium or Chrome, or set CHROMIUM_PATH=<path>',
  )
}

/** @param {string[]} names */
function installFromDebian(names) {
  if (names.length === 0) return
  say(`installing ${names.join(' and ')} with apt-get`)
  const install = (/** @type {string[]} */ packages) =>
    run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages])
  run('apt-get', ['update', '-q'])
  // Older releases have no headless shell.
  if (!install(names)) install(names.map((name) => (name === HEADLESS ? 'chromium' : name)))
}

function hasFonts() {
  const { stdout } = spawnSync('fc-list', [':', 'family'], { encoding: 'utf8' })
  return /^(Arial|Liberation Sans)$/m.test(stdout ?? '')
}

/**
 * @param {string} command
 * @param {string[]} args
 */
function run(command, args) {
  const { status } = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit', shell: process.platform === 'win32' })
  return status === 0
}

/** @param {string} text */
function say(text) {
  console.log(`setup: ${text}`)
}

/**
 * @param {string} text
 * @returns {never}
 */
function fail(text) {
  console.error(`setup: ${text}`)
  process.exit(1)
}
