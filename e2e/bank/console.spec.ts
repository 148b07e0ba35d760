import { PUBLIC, SIGNED_IN } from '../pages.ts'
import { DEV_ORIGIN, expect, test } from '../test.ts'

test('QA-3: the console stays clean on every route of the dev server', async ({ page, demo }) => {
  const look = async (path: string) => {
    await demo.go(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await page.goto(DEV_ORIGIN)
  await demo.ready()
  // Without reloading: a dev page consists of hundreds of files.
  for (const path of PUBLIC) await look(path)
  await demo.signIn('ada')
  // In dev, React starts every actor twice; the first one's calls must not end the second.
  const loaded = { user: 'ready', loans: 'ready', deposits: 'ready', kyc: 'ready', transfers: 'ready' }
  await expect.poll(async () => (await demo.states()).customer).toEqual(loaded)
  for (const path of SIGNED_IN) await look(path)
})
