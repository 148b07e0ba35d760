import { type Browser, chromium, type LaunchOptions } from '@playwright/test'
import { CHROMIUM_ARGS, findChromium } from './chromium.js'

/** Launches the Chromium that `findChromium` finds. */
export async function chromiumOptions(): Promise<LaunchOptions> {
  const executablePath = await findChromium()
  return { args: CHROMIUM_ARGS, ...(executablePath === undefined ? {} : { executablePath }) }
}

export async function launchChromium(extraArgs: readonly string[] = []): Promise<Browser> {
  const options = await chromiumOptions()
  return chromium.launch({ ...options, args: [...CHROMIUM_ARGS, ...extraArgs] })
}
