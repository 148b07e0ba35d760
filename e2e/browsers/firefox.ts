import { type ConsoleMessage, type HTTPRequest, launch, type Page } from 'puppeteer-core'
import { capture } from './capture.ts'
import { answerOf, type Engine, type Hands, scriptOf } from './engine.ts'

/** Width and height of a tab. */
const WINDOW = [1280, 900] as const

/** Firefox without windows, over WebDriver BiDi. */
export async function launchFirefox(executablePath: string): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    args: [`--width=${WINDOW[0]}`, `--height=${WINDOW[1]}`],
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1, 'intl.accept_languages': 'en-US' },
  })
  return {
    name: (await browser.version()).replace(/^firefox\//i, 'Firefox '),
    open: async (origin, width = WINDOW[0]) => {
      const page = await browser.newPage()
      await page.setViewport({ width, height: WINDOW[1] })
      await page.evaluateOnNewDocument(`(${capture})()`)
      return handsOf(page, origin)
    },
    close: () => browser.close(),
  }
}

function handsOf(page: Page, origin: string): Hands {
  const found = listen(page)
  const evaluate: Hands['evaluate'] = async (run, arg) => answerOf(await page.evaluate(scriptOf(run, arg)))
  return {
    evaluate,
    goto: (url) => page.goto(new URL(url, origin).href),
    reload: () => page.reload(),
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    pick: async (selector, path) => {
      const input = await page.$(`${selector}`)
      await (input as Awaited<ReturnType<typeof page.$<'input'>>>)?.uploadFile(path)
    },
    complaints: async () => [
      ...found.splice(0),
      ...(await evaluate(() => window.larkspurComplaints?.() ?? [], undefined)),
    ],
    close: () => page.close(),
  }
}

/** Collects what the browser itself tells. */
function listen(page: Page): string[] {
  const found: string[] = []
  page.on('console', (message: ConsoleMessage) => {
    if (['error', 'warn'].includes(message.type())) found.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => found.push(`uncaught: ${error}`))
  page.on('request', (request: HTTPRequest) => {
    const { protocol, hostname } = new URL(request.url())
    if (protocol.startsWith('http') && hostname !== '127.0.0.1') found.push(`request to ${request.url()}`)
  })
  return found
}
