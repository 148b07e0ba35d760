import type { Page } from '@playwright/test'
import { PUBLIC, SIGNED_IN } from '../pages.ts'
import { expect, test } from '../test.ts'

/** The dialogs and states of flows that hold the most texts. */
const STATES = [
  'withdrawal.confirming.asking',
  'withdrawal.editing.tooMuch',
  'deposit.wallets',
  'deposit.proof',
  'loan.notice',
  'kyc',
  'statement',
  'sign-up.credentials',
  'password-request.sent',
]

/** The texts that React created as nodes of their own: it would go on with them when a translator has moved them. */
const ownTexts = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (walker.nextNode()) {
      const { currentNode: text } = walker
      if (Object.keys(text).some((key) => key.startsWith('__reactFiber')))
        found.push(`${text.parentElement?.outerHTML.slice(0, 200)}: ${text.nodeValue}`)
    }
    return found
  })

test('IN-8: every text that React renders is the only child of its element, on every page, in dialogs and on the desk', async ({
  page,
  demo,
}) => {
  const found = new Set<string>()
  const look = async () => {
    for (const text of await ownTexts(page)) found.add(text)
  }
  await demo.open('/')
  for (const path of PUBLIC) {
    await demo.go(path)
    await look()
  }
  await demo.signIn('ada')
  for (const path of SIGNED_IN) {
    await demo.go(path)
    await look()
  }
  await page.keyboard.press('F2')
  const desk = page.getByRole('complementary', { name: 'Demo desk' })
  for (const tab of await desk.getByRole('tab').all()) {
    await tab.click()
    await look()
  }
  for (const state of STATES) {
    await demo.open(`/?at=${state}&console`)
    await look()
  }
  expect([...found]).toEqual([])
})
