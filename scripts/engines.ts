import { existsSync } from 'node:fs'
import {
  type BrowserType,
  firefox,
  type PlaywrightTestOptions,
  type PlaywrightWorkerOptions,
  webkit,
} from '@playwright/test'

/** Where systems have Firefox. */
const SYSTEM_FIREFOX = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
]

type Options = Partial<PlaywrightTestOptions & PlaywrightWorkerOptions>

/** How Playwright opens its own build of Firefox, or else the system's; null if there is none (QA-5). */
export function firefoxOptions(): Options | null {
  if (isInstalled(firefox)) return { browserName: 'firefox', launchOptions: {} }
  const executablePath = SYSTEM_FIREFOX.find(existsSync)
  if (executablePath === undefined) return null
  // This channel drives an unpatched Firefox over WebDriver BiDi, which cannot emulate media features there.
  const firefoxUserPrefs = { 'ui.prefersReducedMotion': 1 }
  return { browserName: 'firefox', channel: 'moz-firefox', launchOptions: { executablePath, firefoxUserPrefs } }
}

/** How Playwright opens its own build of WebKit, the only one that it can drive; null if it is not installed (QA-5). */
export function webkitOptions(): Options | null {
  return isInstalled(webkit) ? { browserName: 'webkit', launchOptions: {} } : null
}

function isInstalled(browser: BrowserType): boolean {
  return existsSync(browser.executablePath())
}
