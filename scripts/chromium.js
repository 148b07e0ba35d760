import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Prefers the headless shell: the same browser without windows, in which the tests take half the time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** Lets Chromium run as root in a container, without background requests. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * The path of a runnable Chromium: CHROMIUM_PATH, an installed one, or Playwright's own.
 *
 * @returns {Promise<string | undefined>}
 * @throws {Error} when CHROMIUM_PATH is not a runnable Chromium
 */
export async function findChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (isExecutable(named)) return named
    throw new Error(`CHROMIUM_PATH is ${named}, and there is no program there.`)
  }
  const folders = (process.env.PATH ?? '').split(delimiter)
  const installed = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)))
  const own = import('@playwright/test').then(({ chromium }) => chromium.executablePath()).catch(() => '')
  return [...installed, ...PLACES, await own].find(isExecutable)
}

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return path !== ''
  } catch {
    return false
  }
}
