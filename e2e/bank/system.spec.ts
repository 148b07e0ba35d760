import { expect, test } from '../test.ts'
import { dialog, press } from '../withdrawing.ts'

test('FLOW-6: on every page and in every dialog there is one root, and each other flow is the child of one that runs', async ({
  page,
  demo,
}) => {
  await demo.open('/login')
  const flows = async () => {
    const list = await demo.flows.list()
    const nameOf = (session: string | null) => list.find((flow) => flow.session === session)?.id ?? null
    return list.map(({ id, parent }) => `${nameOf(parent)} > ${id}`).toSorted()
  }
  const everywhere = ['null > app', 'app > toasts', 'app > session', 'app > navigation', 'app > message']
  expect(await flows()).toEqual([...everywhere, 'app > login'].toSorted())
  await demo.go('/register')
  expect(await flows()).toEqual([...everywhere, 'app > sign-up', 'app > backdrop'].toSorted())
  await demo.go('/contact')
  expect(await flows()).toEqual([...everywhere, 'app > message', 'app > map'].toSorted())
  await demo.signIn('vera')
  const inside = [...everywhere, 'session > customer', 'session > social-proof', 'session > modal']
  expect(await flows()).toEqual(inside.toSorted())
  await page.getByRole('main').getByRole('button', { name: 'Deposit', exact: true }).click()
  await expect(dialog(page)).toBeVisible()
  expect(await flows()).toEqual([...inside, 'modal > deposit', 'deposit > copy'].toSorted())
  await press(page, 'Close')
  await expect(dialog(page)).toHaveCount(0)
  expect(await flows()).toEqual(inside.toSorted())
})
