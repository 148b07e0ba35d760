import type { Page } from '@playwright/test'
import { layoutFaults } from '../layout-faults.ts'
import { SIGNED_IN } from '../pages.ts'
import { driveDemo } from '../support/driver.ts'
import { expect, test } from '../test.ts'

/** A page begins with the width that the one before it ended with: to resize takes longer than to look. */
const widths = [360, 1280, 1920]
/** Every kind of page; of the products, which are data of one page, those with the longest words. */
const PUBLIC = [
  ...['/', '/contact', '/login', '/create-account', '/reset-password/x', '/no-such-page'],
  ...['/commercial-real-estate-loans', '/overdraft-protection-and-sweeps'],
]
/** Personas with long amounts and another symbol see every page, those with short amounts or none what is theirs alone. */
const PERSONAS = { ada: ['/dashboard-overview'], yuki: SIGNED_IN, nora: ['/dashboard-overview'], vera: ['/investify'] }
const PREVIEWED = 'yuki, /dashboard-overview'
type Found = Record<string, string[]>

/** Looks at the page beside the open desk in every frame. */
async function look(page: Page, what: string): Promise<Found> {
  const found: Found = {}
  const note = async (frame: string) => {
    const faults = await layoutFaults(page)
    if (faults.length > 0) found[`${what}, ${frame}`] = faults
  }
  for (const width of widths.reverse()) {
    await page.setViewportSize({ width, height: 900 })
    await note(`${width} px`)
  }
  // Their widths are between the others: that they are the frame's is seen on one page.
  if (what !== PREVIEWED) return found
  await page.setViewportSize({ width: 1280, height: 900 })
  for (const [preview, width] of Object.entries({ Phone: 390, Tablet: 768 })) {
    await page.getByRole('button', { name: preview, exact: true }).click()
    await expect.poll(() => page.evaluate(() => document.body.getBoundingClientRect().width)).toBe(width)
    await note(preview)
  }
  await page.getByRole('button', { name: 'Fit', exact: true }).click()
  return found
}

test('DEMO-11: beside the open desk nothing of any page breaks, is cut or lies outside, nor of the overview in the previews of 390 and 768 px', async ({
  page,
  demo,
}) => {
  await demo.open('/?console')
  let found: Found = {}
  const lookAt = async (path: string, what = path) => {
    await demo.go(path)
    found = { ...found, ...(await look(page, what)) }
  }
  for (const path of PUBLIC) await lookAt(path)
  for (const [person, paths] of Object.entries(PERSONAS)) {
    await demo.signIn(person)
    for (const path of paths) await lookAt(path, `${person}, ${path}`)
  }
  expect(found).toEqual({})
})

test('QA-2: on a phone with text at 200 %, nothing of any page breaks, is cut or lies outside', async ({ context }) => {
  // The next test goes on in the first page, and would have this text size.
  const phone = await context.newPage()
  const demo = driveDemo(phone)
  await phone.setViewportSize({ width: 360, height: 900 })
  const cdp = await context.newCDPSession(phone)
  await cdp.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  await demo.open('/?as=karl')
  const found: Found = {}
  for (const path of [...SIGNED_IN, ...PUBLIC]) {
    if (path === PUBLIC[0]) await demo.signOut()
    await demo.go(path)
    // An e-mail address may be longer than a line.
    const faults = (await layoutFaults(phone)).filter((fault) => !fault.includes('@larkspur.example'))
    if (faults.length > 0) found[path] = faults
  }
  expect(found).toEqual({})
})
