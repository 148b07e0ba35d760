import { expectFitAtEveryWidth } from '../axe.ts'
import { PUBLIC, SIGNED_IN } from '../pages.ts'
import { expect, test } from '../test.ts'

test('QA-2, IN-8: no axe violation in either theme on any route, no text that a translator could move from under React, and no sideways scroll, on the public ones with the text spacing of WCAG 1.4.12 at 320 px neither @axe', async ({
  page,
  demo,
}) => {
  await demo.open('/')
  for (const path of PUBLIC) {
    // Both show the page of another address.
    if (['/auth/login', '/register'].includes(path)) continue
    await demo.go(path)
    await expectFitAtEveryWidth(page, path === '/')
    await page.setViewportSize({ width: 320, height: 640 })
    expect([path, await page.evaluate(widthWithSpacing)]).toEqual([path, 0])
  }

  await demo.signIn('ada')
  for (const [at, path] of SIGNED_IN.entries()) {
    await demo.go(path)
    await expectFitAtEveryWidth(page, at === 0)
  }
  // Nora sees another version of the overview; the other routes are the same.
  await demo.signIn('nora')
  await expectFitAtEveryWidth(page, false)
})

test('QA-2: the theme follows the system until it is chosen by the switch, and the choice is kept @media', async ({
  page,
  demo,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await demo.open('/')
  const isDark = page.getByRole('button', { name: 'Dark theme' })
  const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  await expect(isDark).toHaveAttribute('aria-pressed', 'true')
  const dark = await paper()
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(isDark).toHaveAttribute('aria-pressed', 'false')
  const light = await paper()
  expect(light).not.toBe(dark)
  await page.emulateMedia({ colorScheme: 'dark' })
  await isDark.click()
  expect(await paper()).toBe(light)
  await demo.reload()
  await expect(isDark).toHaveAttribute('aria-pressed', 'false')
  expect(await paper()).toBe(light)
})

/** Runs in the page: px that it can be scrolled to the side with wider text. A browser's scroll bar may take a part of the window. */
function widthWithSpacing(): number {
  const sheet = new CSSStyleSheet()
  const spacing = 'letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important'
  sheet.replaceSync(`* { ${spacing} } p { margin-bottom: 2em !important }`)
  document.adoptedStyleSheets = [sheet]
  const { scrollWidth, clientWidth } = document.documentElement
  document.adoptedStyleSheets = []
  return scrollWidth - clientWidth
}
