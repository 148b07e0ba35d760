import type { Page } from '@playwright/test'
import { pageNames } from '#src/content/names.ts'
import { PRODUCT_PAGES, PUBLIC, SIGNED_IN } from './pages.ts'
import { expect } from './test.ts'

/** Where a page's heading is not its name in `content/names.ts`. */
const HEADINGS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(PRODUCT_PAGES),
  '/': 'A bank that tells you where you stand',
  '/login': 'Sign In',
  '/auth/login': 'Sign In',
  '/create-account': 'Sign Up',
  '/register': 'Sign Up',
  '/forget-password': 'Forgot password',
  '/reset-password/made-up': 'Reset password',
  '/no-such-page': 'Page not found',
  '/dashboard-overview': 'Good morning, Ada',
  '/investify': 'Invest',
  '/account-details': 'Account',
}

/** By path. */
export type Headings = Readonly<Record<string, string | RegExp>>

/** Headings of the public pages, by path. */
export const PUBLIC_HEADINGS = headingsOf([...PUBLIC, ...PRODUCT_PAGES.map(([path]) => path)])

/** Headings of the signed-in pages, for Ada at NOW. */
export const SIGNED_IN_HEADINGS = headingsOf(SIGNED_IN)

/** Every page and its heading, first signed out, then signed in; the last two are states of a flow. */
export const ROUTES: readonly (readonly [path: string, heading: string | RegExp])[] = [
  ...Object.entries(PUBLIC_HEADINGS),
  ...Object.entries(SIGNED_IN_HEADINGS).map(([path, heading]) => [`${path}?as=ada`, heading] as const),
  ['/investify?as=vera', 'Invest'],
  ['/?at=withdrawal.confirming', 'Good morning, Iris'],
  ['/?at=deposit.proof&console', 'Invest'],
]

/** of a new page, which may be any */
const ANY = /\S/

function headingsOf(paths: readonly string[]): Headings {
  const names: Readonly<Record<string, string>> = pageNames
  return Object.fromEntries(
    paths.map((path) => {
      const name = path.slice(1).replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
      return [path, HEADINGS[path] ?? names[name] ?? ANY]
    }),
  )
}

/** The front page, and the public pages that no link leads to. */
export const UNLINKED = ['/', '/auth/login', '/reset-password/made-up', '/no-such-page']

/** Paths that would name another host if used as a link, with the intended path and its heading. */
const SLASHED: readonly (readonly [address: string, path: string, heading: string])[] = [
  ['//', '/', 'A bank that tells you where you stand'],
  ['//login?x=1#y', '/login?x=1#y', 'Sign In'],
  ['/\\login', '/login', 'Sign In'],
  ['//me:secret@evil.example:80/x', '/me:secret@evil.example:80/x', 'Page not found'],
]

/** Opens them with `open` and checks that each shows the intended page at its own path. */
export async function visitSlashed(page: Page, open: (address: string) => Promise<void>): Promise<void> {
  const { origin } = new URL(page.url())
  const found: [string, string, string][] = []
  for (const [address] of SLASHED) {
    await open(origin + address)
    const heading = await page.locator('main h1').innerText()
    found.push([address, page.url().replace(origin, ''), heading.replace(/\s+/g, ' ')])
  }
  expect(found).toEqual(SLASHED)
}

/** One page of each kind: prerendered, public, unknown, a customer's, in a state of a flow. */
export const KINDS = [
  '/',
  '/personal-loans',
  '/no-such-page',
  '/dashboard-overview?as=ada',
  '/?at=deposit.proof&console',
]

/** Opens all of them, or the given ones, with `open` and checks that each shows its heading. */
export async function visitAll(page: Page, open: (path: string) => Promise<void>, paths?: string[]): Promise<void> {
  const routes = ROUTES.filter(([path]) => paths?.includes(path) ?? true)
  const found: [string, string][] = []
  for (const [path] of routes) {
    await open(path)
    found.push([path, (await page.locator('main h1').innerText()).replace(/\s+/g, ' ')])
  }
  expect(found).toEqual(routes.map(([path, heading]) => [path, headingLike(heading)]))
}

export function headingLike(heading: string | RegExp | undefined): unknown {
  return heading instanceof RegExp ? expect.stringMatching(heading) : heading
}
