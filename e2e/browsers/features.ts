import assert from 'node:assert/strict'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { layoutFaults } from '../layout-faults.ts'
import { CONTRACT_STATES, DIALOG_STATES } from '../link-states.ts'
import { ROUTES } from '../routes.ts'
import type { DemoDriver } from '../support/driver.ts'
import { captionsOf, goThrough, readTour, TOURS } from '../touring.ts'
import type { BrowserPage } from './browser-page.ts'
import { walkWithNora } from './customers.ts'
import type { Journey } from './journey.ts'
import { until } from './until.ts'

const PASSWORD = 'Demo-1234'
const PHONE = 390
const TABS = ['Demo', 'Operator', 'People', 'Outbox', 'Data', 'Flows', 'Calls', 'Faults', 'Time', 'Record', 'Backend']

function tour(id: string, title: string): Journey {
  return {
    name: `tour-${id}`,
    title: `QA-5: the tour “${title}” replays to its recorded end, at once and caption by caption`,
    isTimed: true,
    walk: async ({ page, demo }) => {
      const recording = await readTour(id)
      await demo.open('/')
      await demo.record.replay(recording)
      await demo.go('/')
      await page.press('Guided tours')
      await page.press(new RegExp(`^Start.*${title}$`), 'desk')
      await page.press('Pause', 'tour')
      const captions = captionsOf(recording)
      assert.deepEqual(await page.evaluate(goThrough, captions), captions)
      await page.sees(`That was “${title}”`, 'tour')
    },
  }
}

export const FEATURES: readonly Journey[] = [
  ...Object.entries(TOURS).map(([id, title]) => tour(id, title)),
  {
    name: 'sign-ins',
    title: 'QA-5: twelve sign-ins, each with a latency of 350 ms and one step of the clock',
    isTimed: true,
    walk: async ({ page, demo }) => {
      for (let time = 0; time < 12; time += 1) {
        await demo.open('/login', { latency: 350 })
        await page.fill('Email', 'ada@larkspur.example')
        await page.fill('Password', PASSWORD)
        await page.press('Log In')
        await demo.clock.advance(3_000)
        await page.isAt('/dashboard-overview')
        await page.sees('Good morning, Ada', 'main')
      }
    },
  },
  {
    name: 'reload',
    title: 'QA-5: a reload keeps who is signed in, the data, the faults and the clock',
    isTimed: false,
    walk: async ({ page, demo }) => {
      await demo.open('/account-details', { as: 'ada' })
      await demo.operator.setUser('ada', { city: 'Hull' })
      await demo.faults.set({ call: 'POST transfer', kind: 'network' })
      await demo.clock.advance(90_000)
      const now = await demo.clock.now()
      await demo.reload()
      await page.isAt('/account-details')
      await page.sees('Hull', 'main')
      await page.sees('1 fault set')
      assert.deepEqual([await demo.clock.mode(), await demo.clock.now()], ['paused', now])
    },
  },
  {
    name: 'two-tabs',
    title: 'QA-5: two tabs are two sessions of one bank, which shows its changes in both',
    isTimed: false,
    walk: async ({ page, demo, open }) => {
      await demo.open('/account-details', { as: 'ada' })
      const other = await open()
      await other.demo.open('/account-details?as=iris&clock=paused&latency=0', { reset: false })
      await other.page.sees('Iris', 'main')
      await other.demo.operator.setUser('ada', { city: 'Hull' })
      await page.sees('Hull', 'main')
      await demo.operator.setUser('iris', { city: 'Leeds' })
      await other.page.sees('Leeds', 'main')
      await demo.reload()
      await page.sees('Ada', 'main')
    },
  },
  {
    name: 'offline',
    title: 'QA-5: after one visit every kind of page opens, reloads and works with the host stopped',
    isTimed: false,
    walk: async ({ page, demo, host }) => {
      await demo.open('/login')
      await until('the offline copy', () => page.evaluate(isAllKept, undefined))
      await host.stop()
      for (const path of ['/', '/personal-loans', '/no-such-page', '/?at=deposit.proof&console']) {
        await demo.open(path, { reset: false })
        await page.sees(headingOf(path), 'main')
      }
      await demo.open('/dashboard-overview', { as: 'nora' })
      await demo.reload()
      await walkWithNora(page, demo)
    },
  },
  {
    name: 'one-file',
    title: 'QA-5: one file opened from a disk has every route and all flows with money',
    isTimed: false,
    walk: async ({ builds, open }) => {
      const file = pathToFileURL(join(builds.single, 'larkspur-demo.html')).href
      const { page, demo } = await open({ file })
      await demo.open('/login')
      await visit(page, demo, async () => undefined)
      await demo.open('/dashboard-overview', { as: 'nora' })
      await walkWithNora(page, demo)
      await demo.reload()
      assert.equal((await demo.operator.customer('nora')).deposits[0]?.status, 'true')
    },
  },
  {
    name: 'deep-links',
    title: 'QA-5: every state that tests may rely on has a link that leads there',
    isTimed: false,
    walk: async ({ demo }) => {
      for (const at of CONTRACT_STATES) {
        const [flow = '', state] = at.split('.')
        await demo.open(`/?at=${at}`)
        const value = (await demo.states())[flow]
        assert.equal(typeof value === 'string' ? value : Object.keys(value as object)[0], state)
      }
    },
  },
  {
    name: 'desk',
    title: 'QA-5: the desk opens by key, has its tabs, acts for the bank, and its viewer shows and sends events',
    isTimed: false,
    walk: async ({ page, demo }) => {
      await demo.open('/?at=withdrawal.confirming', { as: 'omar' })
      await page.key('F2')
      for (const tab of TABS) {
        await page.press(tab, 'desk', 'tab')
        await demo.clock.settled()
      }
      await page.press('Demo', 'desk', 'tab')
      await page.press(/^Release/, 'desk')
      await until('the released step', async () =>
        (await demo.operator.customer('omar')).user.transferStep === 3 ? true : null,
      )
      await page.press('Flows', 'desk', 'tab')
      await page.press(/^withdrawal /, 'desk')
      await page.sees('confirming.asking', 'desk')
      await page.press('Chart', 'desk')
      await until('the chart', async () => ((await page.evaluate(hasChart, undefined)) ? true : null))
      await page.press('Close the desk', 'desk')
      await page.misses(null, 'desk')
    },
  },
  {
    name: 'phone',
    title: 'QA-5: at 390 px every route and every dialog keeps to the width, and nothing is cut or broken',
    isTimed: false,
    walk: async ({ open }) => {
      const { page, demo } = await open({ width: PHONE })
      const found: Record<string, string[]> = {}
      const look = async (path: string) => {
        const faults = await layoutFaults(page)
        if (faults.length > 0) found[path] = faults
      }
      await demo.open('/')
      assert.equal(await page.evaluate(() => innerWidth, undefined), PHONE)
      await visit(page, demo, look)
      for (const at of Object.values(DIALOG_STATES).flat()) {
        await demo.open(`/?at=${at}`)
        await look(at)
      }
      assert.deepEqual(found, {})
    },
  },
]

/** Goes to every route, signed in where it has to be, and looks at it. */
async function visit(page: BrowserPage, demo: DemoDriver, look: (path: string) => Promise<void>): Promise<void> {
  for (const [path, heading] of ROUTES) {
    if (path.includes('?')) await demo.open(path, { reset: false })
    else await demo.go(path)
    await page.sees(heading, 'main')
    await look(path)
  }
}

function headingOf(path: string): string {
  return ROUTES.find(([route]) => route === path)?.[1] ?? ''
}

/** Runs in the page: whether all files are stored, and the worker controls the page; null where not. */
async function isAllKept(): Promise<true | null> {
  const list = await fetch('worker.js', { cache: 'no-store' }).then((answer) => answer.text())
  const [name] = await caches.keys()
  const kept = name === undefined ? 0 : (await (await caches.open(name)).keys()).length
  return navigator.serviceWorker.controller !== null && kept === list.match(/"url":/g)?.length ? true : null
}

/** Runs in the page. */
function hasChart(): boolean {
  const chart =
    document.querySelector('[aria-label="Demo desk"] svg [data-state]') ??
    document.querySelector('[aria-label="Demo desk"] svg')
  return (chart?.getBoundingClientRect().width ?? 0) > 100
}
