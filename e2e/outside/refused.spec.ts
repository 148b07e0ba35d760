import { expect, test } from '../support/fixture.ts'

test('IN-14: without what browsers keep for secure contexts, as on http by LAN address, the demo works and keeps its data', async ({
  page,
  demo,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Crypto.prototype, 'randomUUID')
    Reflect.deleteProperty(Crypto.prototype, 'subtle')
    for (const name of ['locks', 'clipboard', 'serviceWorker', 'storage'])
      Reflect.deleteProperty(Navigator.prototype, name)
  })
  await demo.open('/dashboard-overview', { as: 'ada' })
  await demo.operator.setUser('ada', { profit: 50_000 })
  await demo.open('/dashboard-overview', { as: 'ada', reset: false })
  expect((await demo.operator.customer('ada')).user.profit).toBe(50_000)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ada')
  await expect(page.getByRole('alert')).toHaveCount(0)
})
