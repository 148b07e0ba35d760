import { type ChildProcess, fork } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect, type Locator, type Page } from '@playwright/test'
import type { CustomerRecord, DemoOperator, OutboxEntry } from '#src/demo/demo-contract.ts'
import { originOf, ports } from './ports.ts'
import { toast } from './test.ts'
import { openWire, type Wire } from './wire.ts'

/** The bank's side of the live build: what its operator may do, over the channel that only the tests have. */
interface LiveBank extends Pick<DemoOperator, 'setDeposit' | 'setLoan' | 'setKyc' | 'setUser' | 'releaseStep'> {
  customer(persona: string): Promise<CustomerRecord>
  /** what it has sent by mail */
  outbox(): Promise<OutboxEntry[]>
  /** starts from the seed: whoever is signed in is not known any more */
  reset(): Promise<void>
}

interface Fixtures {
  /** what the page said on its console, or asked other hosts for, that it should not have */
  complaints: string[]
}

interface WorkerFixtures {
  bank: LiveBank
  /** between the pages and the bank, at the address that the build knows */
  wire: Wire
  process: { child: ChildProcess; address: string }
}

/** Playwright's `test` on the live build, with a bank of its own over HTTP, kept in a file. */
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

/** The one other host that the product asks: it embeds a map, where there is a network (PUB-7). */
const MAPS = 'https://maps.google.com'

/** What a browser itself says of what it could not fetch; the page says nothing. */
const NOT_FETCHED = /^error: Failed to load resource: net::ERR_/

/** The same where a test breaks the wire. */
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

/** A message of the bank's process: what it answers to the request of that number; its first, 0, says that it is open. */
interface Message {
  id: number
  value?: unknown
  error?: string
}

/** Asks one thing after the other, whatever it is called. */
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

/** Waits until React has taken up what the build has drawn: before that nobody hears a press. */
export async function takenUp(element: Locator): Promise<void> {
  const isTakenUp = (node: Element) => Object.keys(node).some((key) => key.startsWith('__reactProps'))
  await expect.poll(() => element.evaluate(isTakenUp)).toBe(true)
}

/** A persona, on the page that asks for it. */
export async function signIn(page: Page, persona: string, password: string): Promise<void> {
  await page.goto('/login')
  await logIn(page, `${persona}@larkspur.example`, password)
}

/** By the form that stands, as customers do; the two seconds of the sign-in pass on the page's own clock. */
export async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log In', exact: true }).click()
  await expect(toast(page, 'Login Verified')).toBeVisible()
  await page.clock.runFor(2_000)
  await expect(page).toHaveURL('/dashboard-overview')
}
