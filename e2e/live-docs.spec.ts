import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import { test as base, expect, type Page } from '@playwright/test'
import { PASSWORD } from './test.ts'

const DOCS = readFileSync('docs/backends.md', 'utf8')
/** The commands in docs/backends.md, verbatim. */
const BANK = found(/`(npm run backend -- [^`]*)`/)
const START = found(/`(LARKSPUR_API=[^`]* npm start)`/)
const OVER_HTTP = found(/`(\?backend=http)`/)
/** The origin that the first command allows. */
const ALLOWED = found(/--origin (\S+)/, BANK)

interface Fixtures {
  /** Runs a command and returns the address that it prints. The command ends with the test. */
  run(command: string, says: RegExp): Promise<string>
}

const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern.
  run: async ({}, use) => {
    const children: ChildProcess[] = []
    await use(async (command, says) => {
      const child = spawn(command, {
        shell: true,
        detached: true,
        stdio: ['ignore', 'pipe', 'pipe'],
        // The `prestart` script could reinstall the packages while the tests run.
        env: { ...process.env, npm_config_ignore_scripts: 'true' },
      })
      children.push(child)
      return addressOf(child, command, says)
    })
    await Promise.all(children.map(end))
  },
})

test('MOCK-5: the commands of docs/backends.md for a real backend work together as written: a customer signs in', async ({
  page,
  run,
}) => {
  test.setTimeout(120_000)
  const [bank, dev] = await Promise.all([run(BANK, /backend: (\S+)\/api,/), run(START, /Local: +(\S+)\//)])
  await page.goto(`${dev}/login${OVER_HTTP}`)
  await page.getByLabel('Email', { exact: true }).fill('ada@larkspur.example')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  const answer = page.waitForResponse(`${dev}/api/auth/login`)
  await page.getByRole('button', { name: 'Log In', exact: true }).click()
  expect((await answer).status()).toBe(200)
  await expect(page).toHaveURL(`${dev}/dashboard-overview`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ada')

  // Chromium blocks requests from an intercepted page to localhost without this permission.
  await page.context().grantPermissions(['local-network-access'])
  for (const target of [bank, dev]) {
    expect(await readable(page, ALLOWED, target)).toBe(200)
    for (const site of ['http://127.0.0.1:9999', 'http://localhost:9999'])
      expect(await readable(page, site, target)).toBeNull()
  }
})

/** The status that a page of this origin can read of the bank's response to a sign-in; null if it can read nothing. */
async function readable(page: Page, site: string, target: string): Promise<number | null> {
  await page.route(`${site}/`, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }))
  await page.goto(site)
  const body = JSON.stringify({ email: 'ada@larkspur.example', password: PASSWORD })
  return page.evaluate(
    ([address, body]) =>
      fetch(address, { method: 'POST', body }).then(
        ({ status }) => status,
        () => null,
      ),
    [`${target}/api/auth/login`, body] as const,
  )
}

function found(pattern: RegExp, text = DOCS): string {
  const [, part] = pattern.exec(text) ?? []
  if (part === undefined) throw new Error(`${pattern} is not in ${text === DOCS ? 'docs/backends.md' : text}`)
  return part
}

/** The address that a command prints. Rejects with its output if it exits without one. */
function addressOf(child: ChildProcess, command: string, says: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    const take = (piece: Buffer) => {
      said += piece
      const [, address] = says.exec(stripVTControlCharacters(said)) ?? []
      if (address !== undefined) resolve(address)
    }
    child.stdout?.on('data', take)
    child.stderr?.on('data', take)
    child.once('exit', () => reject(new Error(`'${command}' ended: ${said}`)))
  })
}

/** Ends a command and its child processes: npm does not forward signals. */
async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return
  const ended = new Promise((resolve) => child.once('close', resolve))
  process.kill(-child.pid, 'SIGTERM')
  await ended
}
