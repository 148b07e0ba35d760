import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { answerOf, type Engine, type Hands, type Key, scriptOf } from './engine.ts'
import { until } from './until.ts'

/** WebDriver's codes of keys. */
const KEYS: Record<Key, string> = { Enter: '\uE007', Escape: '\uE00C', F2: '\uE032' }
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'
const SCREEN = '1600x1200x24'
const HEIGHT = 900
/** Real ms for one command. */
const LIMIT = 30_000

/** Sends a WebDriver command and resolves with its value. */
type Send = <T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<T>

interface WebKitPrograms {
  /** WebKitWebDriver, which brings a small browser of its own */
  driver: string
  /** an X server without a screen */
  xvfb: string
}

/** WebKitGTK, by plain WebDriver calls, on an X server of its own. */
export async function launchWebKit(programs: WebKitPrograms): Promise<Engine> {
  const home = mkdtempSync(join(tmpdir(), 'larkspur-webkit-'))
  mkdirSync(join(home, 'gtk-3.0'))
  // GTK's way to ask for reduced motion.
  writeFileSync(join(home, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n')
  const screen = spawn(programs.xvfb, ['-displayfd', '1', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const display = await new Promise((resolve) => screen.stdout.once('data', (data) => resolve(String(data).trim())))
  const port = await freePort()
  const driver = spawn(programs.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${display}`, XDG_CONFIG_HOME: home, LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8' },
  })
  const kill = () => [driver, screen].map((program) => program.kill())
  process.once('exit', kill)
  const close = async () => {
    process.off('exit', kill)
    await stop(driver)
    await stop(screen)
    rmSync(home, { recursive: true, force: true })
  }
  try {
    const { send, version } = await startSession(`http://127.0.0.1:${port}/session`)
    const first = await send<string>('GET', '/window')
    const windows: Windows = { send, first, current: first }
    return {
      name: `WebKitGTK ${version}`,
      open: (origin, width) => openHands(windows, origin, width),
      close: () => send('DELETE', '').then(close, close),
    }
  } catch (error) {
    await close()
    throw error
  }
}

async function startSession(address: string): Promise<{ send: Send; version: string }> {
  const call = async <T>(method: string, url: string, body?: object): Promise<T> => {
    const answer = await fetch(url, { method, ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}) })
    const { value } = await answer.json()
    if (!answer.ok) throw new Error(`${method} ${url.slice(address.length)}: ${value.error} ${value.message}`)
    return value
  }
  await until('WebKitWebDriver', () => call('GET', address.replace(/session$/, 'status')))
  const { sessionId, capabilities } = await call<Session>('POST', address, { capabilities: {} })
  const send: Send = (method, path, body) => call(method, `${address}/${sessionId}${path}`, body)
  await send('POST', '/timeouts', { script: LIMIT, pageLoad: LIMIT })
  return { send, version: capabilities.browserVersion }
}

interface Session {
  sessionId: string
  capabilities: { browserVersion: string }
}

interface Windows {
  send: Send
  /** the window that comes with the browser, which stays empty */
  first: string
  /** the window that commands go to */
  current: string
}

/** No window made by the driver is narrower than 447 px. One that a page opens is, and it may do so only for a click. */
async function openHands(windows: Windows, origin: string, width?: number): Promise<Hands> {
  const send = windowOf(windows, windows.first)
  const before = await send<string[]>('GET', '/window/handles')
  if (width === undefined) await send('POST', '/window/new', { type: 'window' })
  else {
    const opener = handsOf(send, origin, async () => undefined)
    await opener.evaluate(openAtClick, `width=${width},height=${HEIGHT}`)
    await opener.click(10, 10)
  }
  const handle = await until('a new window', async () => {
    const handles = await send<string[]>('GET', '/window/handles')
    return handles.find((one) => !before.includes(one)) ?? null
  })
  const to = windowOf(windows, handle)
  if (width === undefined) await to('POST', '/window/rect', { width: 1280, height: HEIGHT })
  return handsOf(to, origin, async () => {
    await to('DELETE', '/window')
    windows.current = ''
  })
}

/** Sends commands to one window. */
function windowOf(windows: Windows, handle: string): Send {
  return async (...command) => {
    if (windows.current !== handle) await windows.send('POST', '/window', { handle })
    windows.current = handle
    return windows.send(...command)
  }
}

/** Runs in the page. */
function openAtClick(features: string): void {
  addEventListener('click', () => open('about:blank', '', features), { once: true })
}

function handsOf(send: Send, origin: string, close: () => Promise<void>): Hands {
  let found: string[] = []
  const evaluate: Hands['evaluate'] = async (run, arg) => {
    const script = `const done = arguments[0]; ${scriptOf(run, arg)}.then(done, (error) => done('! ' + error + error.stack))`
    const answer = await send<string>('POST', '/execute/async', { script, args: [] })
    if (answer.startsWith('! ')) throw new Error(answer.slice(2))
    return answerOf(answer)
  }
  const listen = async () => {
    found = [...found, ...(await evaluate(() => window.larkspurComplaints?.() ?? [], undefined))]
  }
  /** The driver answers before the page's modules have run. */
  const load = async (path: string, body?: object) => {
    await listen()
    await evaluate(() => void Object.assign(window, { isLeft: true }), undefined)
    await send('POST', path, body)
    await until('the page', async () => ((await evaluate(isLoaded, undefined)) ? true : null))
  }
  const act = (actions: object) => send<void>('POST', '/actions', { actions: [actions] })
  const type = (text: string) =>
    act({
      type: 'key',
      id: 'keys',
      actions: [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    })
  return {
    evaluate,
    goto: (url) => load('/url', { url: new URL(url, origin).href }),
    reload: () => load('/refresh'),
    click: (x, y) =>
      act({
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [
          { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0, origin: 'viewport' },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      }),
    type,
    press: (key) => type(KEYS[key]),
    pick: async (selector, path) => {
      const element = await send<Record<string, string>>('POST', '/element', { using: 'css selector', value: selector })
      await send('POST', `/element/${element[ELEMENT]}/value`, { text: path })
    },
    complaints: async () => {
      await listen()
      return found.splice(0)
    },
    close,
  }
}

async function stop(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null) return
  const ended = new Promise((resolve) => program.once('exit', resolve))
  program.kill()
  await ended
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}

/** Runs in the page. */
function isLoaded(): boolean {
  return document.readyState === 'complete' && !('isLeft' in window)
}
