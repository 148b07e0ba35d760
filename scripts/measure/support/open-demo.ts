import { builtDemo } from '../../built-demo.ts'
import { launchChromium } from '../../launch-chromium.ts'
import { serveBrotli } from './serve-brotli.ts'

/** Serves the built demo and launches a browser. Both end with the process. */
export async function openDemo() {
  return { origin: await serveBrotli(builtDemo()), browser: await launchChromium() }
}
