import { expect, test } from '../test.ts'

test('SEC-2: a script that found its way into the page does not run, no text becomes HTML, and the server says so too', async ({
  browser,
  baseURL,
}) => {
  // A separate page: here, console errors are expected.
  const page = await browser.newPage({ baseURL: baseURL ?? '' })
  const script = 'document.title = "written"'
  await page.route('**/forget-password', async (route) => {
    const answer = await route.fetch()
    const html = await answer.text()
    const injected = `<script>${script}</script><button onclick='${script}'>Injected</button></body>`
    await route.fulfill({ response: answer, body: html.replace('</body>', injected) })
  })
  const answer = await page.goto('/forget-password')
  expect(answer?.headers()['content-security-policy']).toMatch(/^(?!.*unsafe)(?=.*frame-ancestors 'none')/)
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
  await page.close()
})
