import type { Page } from '@playwright/test'
import { expect, test } from '../test.ts'

test('SEC-2: a script that found its way into the page does not run, and no text becomes HTML', async ({
  browser,
  baseURL,
}) => {
  // A separate page: here, console errors are expected.
  const page = await browser.newPage({ baseURL: baseURL ?? '' })
  const violations = await watch(page)
  const script = 'document.title = "written"'
  await page.route('**/forget-password', async (route) => {
    const answer = await route.fetch()
    const html = await answer.text()
    const injected = `<script>${script}</script><button onclick='${script}'>Injected</button></body>`
    await route.fulfill({ response: answer, body: html.replace('</body>', injected) })
  })
  await page.goto('/forget-password')
  await page.evaluate(() => window.demo?.ready)
  await page.getByRole('button', { name: 'Injected' }).click()
  const refusals = await page.evaluate(() => {
    const attempts = [
      () => {
        document.body.innerHTML = '<img src="x" onerror="document.title = \'written\'">'
      },
      () => new Function('document.title = "written"')(),
      () => document.body.setAttribute('onclick', 'document.title = "written"'),
    ]
    const outcome = (attempt: () => void) => {
      try {
        attempt()
        return 'done'
      } catch (error) {
        return (error as Error).name
      }
    }
    // In a frame, because the policy does not apply to code that the test evaluates.
    return new Promise<string[]>((resolve) => requestAnimationFrame(() => resolve(attempts.map(outcome))))
  })
  const foreign = await page.evaluate(() => fetch('https://elsewhere.example/').catch((error: Error) => error.name))
  expect({ refusals, foreign }).toEqual({ refusals: ['TypeError', 'EvalError', 'TypeError'], foreign: 'TypeError' })
  expect(await page.title()).not.toBe('written')
  const trusted = 'require-trusted-types-for'
  expect(new Set(violations)).toEqual(new Set(['script-src-elem', 'script-src-attr', trusted, 'connect-src']))
  await page.close()
})

test('SEC-2: the server says so too, and keeps the pages out of frames', async ({ request }) => {
  const answer = await request.get('/')
  const { 'content-security-policy': policy = '', ...headers } = answer.headers()
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toMatch(/script-src 'self' 'sha256-[^ ]+';/)
  expect(policy).not.toContain('unsafe')
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
  })
  const html = await answer.text()
  expect(html).toContain("connect-src 'self';")
  // The one script that is in the page keeps presses until the others have loaded (IN-8), and is allowed by its hash.
  expect(html.match(/ style="|unsafe-|<script(?![^>]* src=)/g)).toEqual(['<script'])
})

/** Collects all policy violations from now on, in order. */
async function watch(page: Page): Promise<string[]> {
  const violations: string[] = []
  await page.exposeFunction('noteViolation', (directive: string) => violations.push(directive))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      const note: unknown = Reflect.get(window, 'noteViolation')
      if (typeof note === 'function') note(effectiveDirective)
    })
  })
  return violations
}
