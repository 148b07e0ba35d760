import { type ChildProcess, fork } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect, type Locator, type Page } from '@playwright/test'
import type { CustomerRecord, DemoOperator, OutboxEntry } from '#src/demo/demo-contract.ts'
import { originOf, ports } from './ports.ts'
import { toast } from './test.ts'
import { openWire, type Wire } from './wire.ts'

/** The bank behind the live build: its operator's actions, over a channel that only tests have. */
interface LiveBank extends Pick<DemoOperator, 'setDeposit' | 'setLoan' | 'setKyc' | 'setUser' | 'releaseStep'> {
  customer(persona: string): Promise<CustomerRecord>
  /** the e-mails that it has sent */
  outbox(): Promise<OutboxEntry[]>
  /** resets the bank; existing sessions become invalid */
  reset(): Promise<void>
}

interface Fixtures {
  /** unexpected console messages and requests to other hosts */
  complaints: string[]
}

interface WorkerFixtures {
  bank: LiveBank
  /** the proxy between the pages and the bank, at the address in the build */
  wire: Wire
  process: { child: ChildProcess; address: string }
}

/** Playwright's `test` on the live build, with its own bank over HTTP, stored in a file. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  process: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern.
    async ({}, use, { project }) => {
      const folder = await mkdtemp(join(tmpdir(), 'larkspur-bank-'))
      const { baseURL = '' } = project.use
      const options = ['--port', '0', '--origin', baseURL, '--file', join(folder, 'bank.db')]
      const child = fork('dist-backend/main.js', [...options, '--operator'], {
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      })
      const address = String(await answerOf(child, 0))
      await use({ child, address })
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      expect(await ended, 'the bank ends well').toBe(0)
      await rm(folder, { recursive: true })
    },
    { scope: 'worker' },
  ],
  bank: [async ({ process: { child } }, use) => use(operate(child)), { scope: 'worker' }],
  wire: [
    async ({ process: { address } }, use) => {
      const wire = await openWire(ports.liveBank, new URL(address))
      await use(wire)
      await wire.close()
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern.
  complaints: async ({}, use) => {
    const complaints: string[] = []
    await use(complaints)
    expect(complaints, 'the console stays clean, and nobody else is asked').toEqual([])
  },
  page: async ({ page, complaints, bank, wire, baseURL }, use) => {
    wire.mend()
    await bank.reset()
    const known = [baseURL, originOf(ports.liveBank), MAPS]
    await page.route(`${MAPS}/**`, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }))
    page.on('request', (request) => {
      const { protocol, origin } = new URL(request.url())
      if (protocol.startsWith('http') && !known.includes(origin)) complaints.push(`request to ${request.url()}`)
    })
    page.on('pageerror', (error) => complaints.push(String(error)))
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(`${message.type()}: ${message.text()}`)
    })
    await page.clock.install()
    const goto = page.goto.bind(page)
    page.goto = async (...args) => {
      const answer = await goto(...args)
      await takenUp(page.locator('main h1'))
      return answer
    }
    await use(page)
  },
})

/** The only other host that the product requests: the embedded map (PUB-7). */
const MAPS = 'https://maps.google.com'

/** The browser's own message for a failed request; the page prints nothing. */
const NOT_FETCHED = /^error: Failed to load resource: net::ERR_/

/** The same for tests that set faults on the wire. */
export const faultTest = test.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern.
  complaints: async ({}, use) => {
    const complaints: string[] = []
    await use(complaints)
    expect(
      complaints.filter((text) => !NOT_FETCHED.test(text)),
      'nothing else is said or asked',
    ).toEqual([])
  },
})

export { expect }

/** A message from the bank's process: the response to the request with this number. Number 0 reports that it is listening. */
interface Message {
  id: number
  value?: unknown
  error?: string
}

/** Turns method calls into requests to the process, one at a time. */
function operate(child: ChildProcess): LiveBank {
  let last = 0
  return new Proxy({} as LiveBank, {
    get:
      (_, method) =>
      (...args: unknown[]) => {
        last += 1
        const answer = answerOf(child, last)
        child.send({ id: last, method, args })
        return answer
      },
  })
}

function answerOf(child: ChildProcess, wanted: number): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const settle = () => {
      child.off('message', take)
      child.off('exit', fail)
    }
    const take = ({ id, value, error }: Message) => {
      if (id !== wanted) return
      settle()
      if (error === undefined) resolve(value)
      else reject(new Error(error))
    }
    const fail = (code: number | null) => {
      settle()
      reject(new Error(`The bank ended with ${code}`))
    }
    child.on('message', take)
    child.on('exit', fail)
  })
}

/** Waits until React has hydrated the page: before that, clicks have no effect. */
export async function takenUp(element: Locator): Promise<void> {
  const isTakenUp = (node: Element) => Object.keys(node).some((key) => key.startsWith('__reactProps'))
  await expect.poll(() => element.evaluate(isTakenUp)).toBe(true)
}

/** Signs a persona in on the sign-in page. */
export async function signIn(page: Page, persona: string, password: string): Promise<void> {
  await page.goto('/login')
  await logIn(page, `${persona}@larkspur.example`, password)
}

/** Signs in with the form on the page; its two seconds pass on the page's own clock. */
export async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log In', exact: true }).click()
  await expect(toast(page, 'Login Verified')).toBeVisible()
  await page.clock.runFor(2_000)
  await expect(page).toHaveURL('/dashboard-overview')
}
