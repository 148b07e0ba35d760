import type { Page } from '@playwright/test'
import { layoutFaults } from './layout-faults.ts'
import { DIALOG_STATES, openState } from './link-states.ts'
import { PUBLIC_HEADINGS, SIGNED_IN_HEADINGS } from './routes.ts'
import { expect, test } from './test.ts'

const WIDTHS = [360, 1024, 1280, 1366, 1440, 1920]
const PREVIEWS = ['Phone', 'Tablet']
/** Personas with long amounts, short ones, none, and another symbol. */
const PERSONAS = ['ada', 'nora', 'yuki', 'vera']
type Found = Record<string, string[]>

/** Looks at the page beside the open desk in every frame. */
async function look(page: Page, what: string): Promise<Found> {
  const found: Found = {}
  const note = async (frame: string) => {
    const faults = await layoutFaults(page)
    if (faults.length > 0) found[`${what}, ${frame}`] = faults
  }
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    await note(`${width} px`)
  }
  for (const preview of PREVIEWS) {
    await press(page, preview)
    await note(preview)
  }
  await press(page, 'Fit')
  return found
}

/** A click costs several frames, in which Playwright sees whether it can be made. */
async function press(page: Page, preview: string): Promise<void> {
  const button = page.getByRole('button', { name: preview, exact: true })
  await button.dispatchEvent('click')
  await expect(button).toHaveAttribute('aria-pressed', 'true')
}

test.setTimeout(120_000)

test('DEMO-11: beside the open desk and in both previews, nothing of the public pages breaks, is cut or lies outside', async ({
  page,
  demo,
}) => {
  await demo.open('/?console')
  let found: Found = {}
  for (const path of Object.keys(PUBLIC_HEADINGS)) {
    await demo.go(path)
    found = { ...found, ...(await look(page, path)) }
  }
  expect(found).toEqual({})
})

test('DEMO-11: beside the open desk and in both previews, nothing of the customers’ pages breaks, is cut or lies outside', async ({
  page,
  demo,
}) => {
  await demo.open('/login?console')
  let found: Found = {}
  for (const person of PERSONAS) {
    await demo.signIn(person)
    for (const path of Object.keys(SIGNED_IN_HEADINGS)) {
      await demo.go(path)
      found = { ...found, ...(await look(page, `${person}, ${path}`)) }
    }
  }
  expect(found).toEqual({})
})

for (const [group, states] of Object.entries(DIALOG_STATES)) {
  test(`DEMO-11, DEMO-7: beside the open desk and in both previews, nothing of the ${group} dialogs breaks, is cut or lies outside`, async ({
    page,
    demo,
  }) => {
    let found: Found = {}
    for (const state of states) {
      await openState(page, demo, state, '&console')
      await expect(page.getByRole('dialog').first()).toBeVisible()
      found = { ...found, ...(await look(page, state)) }
    }
    expect(found).toEqual({})
  })
}
