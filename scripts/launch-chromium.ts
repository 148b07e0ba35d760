import { type Browser, chromium, type LaunchOptions } from '@playwright/test'
import { CHROMIUM_ARGS, findChromium } from './chromium.js'

/** Launches the Chromium that `findChromium` finds, with further arguments. */
export async function chromiumOptions(...extraArgs: readonly string[]): Promise<LaunchOptions> {
  const executablePath = await findChromium()
  return { args: [...CHROMIUM_ARGS, ...extraArgs], ...(executablePath === undefined ? {} : { executablePath }) }
}

/** For measuring. Playwright listens to exceptions: for the first one that React makes, V8 would parse all of React again, as in no customer's browser. */
export async function launchChromium(...extraArgs: readonly string[]): Promise<Browser> {
  return chromium.launch(await chromiumOptions('--js-flags=--no-enable-lazy-source-positions', ...extraArgs))
}
