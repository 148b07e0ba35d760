import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { createServer } from 'vite'
import { originOf, ports } from '../ports.ts'
import type { DemoDriver } from '../support/driver.ts'
import { expect, test } from '../test.ts'
import { dialog, press, withdraw } from '../withdrawing.ts'

const MACHINE = 'machines/withdrawal/withdrawal.machine.ts'
const HANDOVER = "{ guard: 'isKycMissing', target: '#editing.unverified', actions: 'openKyc' }"

let server: EditableServer
test.beforeAll(async () => {
  server = await startEditableServer(ports.edited)
})
test.afterAll(() => server.close())
test.use({ baseURL: originOf(ports.edited) })

test('DEMO-18: after an edit that loads the page again, such as of a text, and after one of a machine, binding or view, which does not, it goes on in the open dialog, with what was typed and the running delays', async ({
  page,
  demo,
}) => {
  await demo.open('/dashboard-overview', { as: 'vera' })
  await withdraw(page, { amount: '120' })
  await demo.clock.settled()
  await demo.clock.advance(500)
  const { url, pending, states, amount } = await standing(page, demo)
  const load = page.waitForEvent('load')
  await server.edit('src/content/messages.ts', "'Total Amount'", "'Whole Amount'")
  await load
  await demo.ready()
  expect(await standing(page, demo)).toMatchObject({ url, pending, states, amount })
  await expect(page.getByText('Whole Amount')).toBeVisible()

  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  const before = await standing(page, demo)
  expect(before.pending).toContainEqual({ owner: 'withdrawal', name: 'kycHandover', in: 1_500 })

  await server.edit(
    'src/flows/withdrawal/withdrawal.dialog.tsx',
    '{withdrawalCopy.formTitle}',
    '{withdrawalCopy.formTitle} way of',
  )
  await expect(dialog(page)).toHaveAccessibleName('Withdrawal by way of PayPal')
  expect(await standing(page, demo)).toEqual(before)
  await edit(page, MACHINE, HANDOVER, "{ guard: 'isKycMissing', target: '#editing.refused' }")
  expect(await standing(page, demo)).toEqual(before)
  await edit(
    page,
    'src/flows/withdrawal/withdrawal.dialog.bind.ts',
    'noteSent:',
    "recallDraft: assign({ method: 'zelle' }), noteSent:",
  )
  expect(await standing(page, demo)).toEqual(before)

  await demo.clock.advance(1_500)
  expect((await demo.states()).withdrawal).toEqual({ editing: 'refused' })
  await dialog(page).getByLabel('Amount').fill('130')
  await press(page, 'Close')
  await page.getByRole('main').getByRole('button', { name: 'Deposit', exact: true }).click()
  await press(page, 'Close')
  await page.getByRole('main').getByRole('button', { name: 'Withdraw', exact: true }).click()
  await expect(dialog(page)).toHaveAccessibleName('Withdrawal by way of Zelle')

  // Where the flow is in a state that is no more, the page loads again, and says why.
  const again = page.waitForEvent('framenavigated')
  const reason = page.waitForEvent('console', (message) => message.text().startsWith('The page reloads'))
  await server.edit(MACHINE, 'fresh', 'plain')
  expect((await reason).text()).toContain("'fresh' does not exist on 'editing'")
  await again
})

/** Edits a file, and waits until the page has it. */
async function edit(page: Page, ...change: Parameters<EditableServer['edit']>): Promise<void> {
  const updated = page.waitForEvent('console', (message) => message.text().startsWith('[vite] hot updated'))
  await server.edit(...change)
  await updated
}

async function standing(page: Page, demo: DemoDriver) {
  return {
    isSamePage: await page.evaluate(() => 'isSamePage' in window),
    url: page.url(),
    pending: await demo.clock.pending(),
    states: await demo.states(),
    flows: (await demo.flows.list()).map(({ session }) => session),
    entries: await demo.timeline.entries(),
    amount: await dialog(page).getByLabel('Amount').inputValue(),
  }
}

interface EditableServer {
  /** Replaces a text wherever it stands in a file, as saving the file in an editor does. */
  edit(path: string, from: string, to: string): Promise<void>
  close(): Promise<void>
}

/** A dev server whose files can be edited: in its memory, so the checkout and what else runs on it stay as they are. */
async function startEditableServer(port: number): Promise<EditableServer> {
  const root = process.cwd()
  const edited = new Map<string, string>()
  const server = await createServer({
    root,
    // A cache of its own: dev servers that differ in their plugins would empty each other's.
    cacheDir: 'node_modules/.larkspur-edited',
    logLevel: 'warn',
    server: { port, strictPort: true, open: false },
    plugins: [{ name: 'edited', enforce: 'pre', load: (id) => edited.get(id) }],
  })
  await server.listen()
  return {
    edit: async (path, from, to) => {
      const file = join(root, path)
      const text = edited.get(file) ?? (await readFile(file, 'utf8'))
      if (!text.includes(from)) throw new Error(`${path} does not have ${from}`)
      edited.set(file, text.replaceAll(from, to))
      server.watcher.emit('change', file)
    },
    close: () => server.close(),
  }
}
