import type { Browser } from '@playwright/test'

/** Playwright's channel for it. */
export const SYSTEM_FIREFOX = 'moz-firefox'
/** What Playwright 1.65 sends to every new context, and Firefox knows only from 159 on. */
const UNKNOWN_COMMAND = 'emulation.setMediaFeaturesOverride'
/** The function of the page by which `fill` of Playwright 1.65 inserts text. It sets `value` in a way that React does not notice. */
const INSERT_TEXT = '__pw_bidiInsertText'

type Send = (method: string, params: unknown) => Promise<unknown>

/** Playwright's private objects. */
interface Internals {
  _connection?: { toImpl?(browser: Browser): { _browserSession?: { send?: Send } } }
}

/** Lets Playwright open and fill pages in the system's Firefox. Throws if Playwright or Firefox no longer work as they did. */
export async function adaptFirefox(browser: Browser): Promise<void> {
  const session = (browser as Internals)._connection?.toImpl?.(browser)._browserSession
  if (session?.send === undefined) throw changed('has no _browserSession.send')
  const { send } = session
  let isSkipped = false
  session.send = (method, params) => {
    if (method !== UNKNOWN_COMMAND) return send.call(session, method, params)
    isSkipped = true
    return Promise.resolve({})
  }
  const newContext = browser.newContext.bind(browser)
  browser.newContext = async (options) => {
    const context = await newContext(options)
    await context.addInitScript(insertAsTyping, INSERT_TEXT)
    return context
  }
  const isTyped = await fillsAsTyping(browser)
  if (!isSkipped) throw changed(`does not send ${UNKNOWN_COMMAND} to a new context`)
  if (!isTyped) throw changed(`does not fill by ${INSERT_TEXT}`)
}

/** Runs in the page. Makes `fill` insert text as typing does. */
function insertAsTyping(name: string): void {
  const insert = (text: string) =>
    document.activeElement instanceof HTMLIFrameElement
      ? document.activeElement
      : void document.execCommand('insertText', false, text)
  Object.defineProperty(window, name, { get: () => insert, set: () => undefined })
}

/** Whether `fill` causes a trusted event, as only the browser itself does. */
async function fillsAsTyping(browser: Browser): Promise<boolean> {
  const page = await browser.newPage()
  await page.goto('data:text/html,<input oninput="if (event.isTrusted) document.title = `typed`">')
  await page.locator('input').fill('a')
  const title = await page.title()
  await page.close()
  return title === 'typed'
}

function changed(what: string): Error {
  return new Error(`Playwright ${what}. Adapt or remove e2e/firefox.ts.`)
}
