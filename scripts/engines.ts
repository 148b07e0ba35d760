import { existsSync } from 'node:fs'
import { type BrowserType, firefox, type PlaywrightTestProject, webkit } from '@playwright/test'
import { SYSTEM_FIREFOX } from '../e2e/firefox.ts'

/** Where systems have Firefox. */
const FIREFOX_PATHS = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
]

/** Tests that need the Chrome DevTools Protocol. */
const CDP = /@cdp\b/
/**
 * WebDriver BiDi, which drives the system's Firefox, has no `@cdp`, emulates no `@media` (print, colour scheme) before Firefox 159, counts no
 * `@double-click`, waits for a load after `@hash-back`, and loses its content process under `@axe`.
 * docs/testing.md lists the tags.
 */
const NOT_OVER_BIDI = /@(cdp|media|double-click|hash-back|axe)\b/

/** The project of Playwright's own build of Firefox, or else of the system's; null if there is none (QA-5). */
export function firefoxProject(): PlaywrightTestProject | null {
  if (isInstalled(firefox)) return { grepInvert: CDP, use: { browserName: 'firefox', launchOptions: {} } }
  const executablePath = FIREFOX_PATHS.find(existsSync)
  if (executablePath === undefined) return null
  // `contextOptions.reducedMotion` is one of the media that cannot be emulated. Without a window, `print()` never returns. Phones have no scroll bar beside
  // the page.
  const firefoxUserPrefs = { 'ui.prefersReducedMotion': 1, 'print.enabled': false, 'ui.useOverlayScrollbars': 1 }
  const launchOptions = { executablePath, firefoxUserPrefs }
  return { grepInvert: NOT_OVER_BIDI, use: { browserName: 'firefox', channel: SYSTEM_FIREFOX, launchOptions } }
}

/** The project of Playwright's own build of WebKit, the only one that it can drive; null if it is not installed (QA-5). */
export function webkitProject(): PlaywrightTestProject | null {
  return isInstalled(webkit) ? { grepInvert: CDP, use: { browserName: 'webkit', launchOptions: {} } } : null
}

function isInstalled(browser: BrowserType): boolean {
  return existsSync(browser.executablePath())
}
