import { expect, test } from '../test.ts'

test('DEMO-7, DEMO-12: the parameters are read once, applied after reset, and leave the address; what one asks for that there is not is answered in words, and the page stands', async ({
  page,
  demo,
}) => {
  await page.goto('/contact?reset&clock=fast&now=yesterday&latency=soon&as=x%3Cb%3Ey&scenario=flood')
  await demo.ready()
  const unknown = "There is no scenario 'flood'. The scenarios are: first-deposit,"
  for (const words of ['clock=fast', 'now=yesterday', 'latency=soon', 'as=x<b>y', unknown])
    await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact')
  await expect(page).toHaveURL('/contact')

  await page.goto('/loan?as=iris&latency=5&x=1')
  await demo.ready()
  await expect(page).toHaveURL('/loan?x=1')
  await demo.clock.advance(10)
  await expect(page.getByRole('banner')).toContainText('Iris')
  await page.goto('/loan?reset')
  await demo.ready()
  await expect(page).toHaveURL('/login')
  expect(await demo.clock.mode()).toBe('live')
})
