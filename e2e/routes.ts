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

/** of a new page, which may be any */
const ANY = /\S/

/** By path. */
export type Headings = Readonly<Record<string, string | RegExp>>

/** Headings of the public pages, by path. */
export const PUBLIC_HEADINGS = headingsOf([...PUBLIC, ...PRODUCT_PAGES.map(([path]) => path)])

/** Headings of the signed-in pages, for Ada at NOW. */
export const SIGNED_IN_HEADINGS = headingsOf(SIGNED_IN)

function headingsOf(paths: readonly string[]): Headings {
  const names: Readonly<Record<string, string>> = pageNames
  return Object.fromEntries(
    paths.map((path) => {
      const name = path.slice(1).replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
      return [path, HEADINGS[path] ?? names[name] ?? ANY]
    }),
  )
}

/** The public pages that no link leads to. */
export const UNLINKED = ['/auth/login', '/reset-password/made-up', '/no-such-page']

type Route = readonly [path: string, heading: string]

/** One page of each kind with its heading: public, unknown, a customer's, in a state of a flow. */
export const KINDS: readonly Route[] = [
  ['/personal-loans', 'Personal Loans'],
  ['/no-such-page', 'Page not found'],
  ['/dashboard-overview?as=ada', 'Good morning, Ada'],
  ['/?at=deposit.proof&console', 'Invest'],
]

/** Opens them with `open` and checks that each shows its heading. */
export async function visitAll(page: Page, open: (path: string) => Promise<void>, routes = KINDS): Promise<void> {
  const found: Route[] = []
  for (const [path] of routes) {
    await open(path)
    found.push([path, (await page.locator('main h1').innerText()).replace(/\s+/g, ' ')])
  }
  expect(found).toEqual(routes)
}

export function headingLike(heading: string | RegExp | undefined): unknown {
  return heading instanceof RegExp ? expect.stringMatching(heading) : heading
}
