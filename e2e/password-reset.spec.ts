import { expect, PASSWORD, test, toast } from './test.ts'

const ADA = 'ada@larkspur.example'

test('RESET-1, QA-2: the forgotten password asks for the e-mail, tells when the link is sent, and keeps the focus', async ({
  page,
  demo,
}) => {
  await demo.open('/forget-password', { latency: 1_000 })
  await page.getByLabel('Email', { exact: true }).fill(ADA)
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await expect(page.getByRole('button', { name: 'Loading...', exact: true })).toBeVisible()
  await demo.clock.advance(1_000)
  await expect(page.getByText('Please Check Your Email For Reset Password Link')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: ADA })).toBeFocused()
  await page.getByRole('button', { name: 'Request another link' }).click()
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused()
})

test('RESET-1: an e-mail that nobody registered is told in a dark toast', async ({ page, demo }) => {
  await demo.open('/forget-password')
  await page.getByLabel('Email', { exact: true }).fill('nobody@larkspur.example')
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await expect(toast(page, 'Email is not Registered.')).toBeVisible()
  await expect(page.locator('[data-theme=dark]', { hasText: 'Email is not Registered.' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send Reset Link' })).toBeVisible()
})

test('RESET-2: the reset sends both passwords and the token of the address', async ({ page, demo }) => {
  await demo.open('/reset-password/some%2Ftoken', { latency: 1_000 })
  await page.getByLabel('PASSWORD', { exact: true }).fill('a b')
  await page.getByLabel('CONFIRM PASSWORD', { exact: true }).fill('a b')
  await page.getByRole('button', { name: 'Reset Password', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Loading...', exact: true })).toBeVisible()
  await demo.clock.advance(1_000)
  expect((await demo.calls()).filter(({ path }) => path === 'auth/reset').map(({ body }) => body)).toEqual([
    { password: 'a b', confirmpassword: 'a b', resetToken: 'some/token' },
  ])
  await expect(toast(page, 'Password Does not Matched')).toBeVisible()
})

for (const [name, fault, text] of [
  [
    'Passwords do not match',
    { kind: 'status', status: 400, body: 'Passwords do not match' },
    'Password Does not Matched',
  ],
  [
    'Invalid token or token has expired',
    { kind: 'status', status: 400, body: 'Invalid token or token has expired' },
    'Password Does not Matched',
  ],
  ['any other error', { kind: 'status', status: 500, body: 'boom' }, 'Token Expired'],
  ['no network', { kind: 'network' }, 'Token Expired'],
] as const) {
  test(`RESET-3: '${name}' is told as '${text}', and the passwords stay`, async ({ page, demo }) => {
    await demo.open('/reset-password/x')
    await demo.faults.set({ call: 'POST auth/reset', ...fault })
    await page.getByLabel('PASSWORD', { exact: true }).fill('new')
    await page.getByLabel('CONFIRM PASSWORD', { exact: true }).fill('new')
    await page.getByRole('button', { name: 'Reset Password', exact: true }).click()
    await expect(toast(page, text)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Reset Password', exact: true })).toBeVisible()
    await expect(page.getByLabel('PASSWORD', { exact: true })).toHaveValue('new')
  })
}

test('RESET-4: the whole loop works, once', async ({ page, demo }) => {
  await demo.open('/forget-password')
  await page.getByLabel('Email', { exact: true }).fill(ADA)
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await demo.clock.settled()
  const mail = (await demo.outbox()).find(({ kind }) => kind === 'reset')
  expect(mail).toMatchObject({ to: ADA, link: expect.stringMatching(/^\/reset-password\/.+/) })

  await page.goto(mail?.link ?? '')
  await demo.ready()
  await page.getByLabel('PASSWORD', { exact: true }).fill('Brand-new-1')
  await page.getByLabel('CONFIRM PASSWORD', { exact: true }).fill('Brand-new-1')
  await page.getByRole('button', { name: 'Reset Password', exact: true }).click()
  await expect(toast(page, 'Password Changed Successfully')).toBeVisible()
  await demo.clock.advance(1_999)
  await expect(page).toHaveURL(mail?.link ?? '')
  await demo.clock.advance(1)
  await expect(page).toHaveURL('/login')

  await page.getByLabel('Email', { exact: true }).fill(ADA)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Log In', exact: true }).click()
  await expect(toast(page, 'Wrong Credentials')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill('Brand-new-1')
  await page.getByRole('button', { name: 'Log In', exact: true }).click()
  await expect(toast(page, 'Login Verified')).toBeVisible()

  await page.goto(mail?.link ?? '')
  await demo.ready()
  await page.getByLabel('PASSWORD', { exact: true }).fill('again')
  await page.getByLabel('CONFIRM PASSWORD', { exact: true }).fill('again')
  await page.getByRole('button', { name: 'Reset Password', exact: true }).click()
  await expect(toast(page, 'Password Does not Matched')).toBeVisible()
})

test('RESET-4: an expired link is refused', async ({ page, demo }) => {
  await demo.open('/forget-password')
  await page.getByLabel('Email', { exact: true }).fill(ADA)
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await demo.clock.settled()
  const link = (await demo.outbox()).find(({ kind }) => kind === 'reset')?.link ?? ''
  await demo.clock.advance(3_600_001)
  await page.goto(link)
  await demo.ready()
  await page.getByLabel('PASSWORD', { exact: true }).fill('late')
  await page.getByLabel('CONFIRM PASSWORD', { exact: true }).fill('late')
  await page.getByRole('button', { name: 'Reset Password', exact: true }).click()
  await expect(toast(page, 'Password Does not Matched')).toBeVisible()
})

for (const [name, id] of [
  ['markup', '%3Cscript%3Ealert(1)%3C%2Fscript%3E'],
  ['dots and slashes', '..%2F..%2Fetc'],
  ['4,000 characters', 'x'.repeat(4_000)],
  ['other scripts', encodeURIComponent('١٢٣ 😀')],
] as const) {
  test(`RESET-2: a token of ${name} is refused, never a blank page`, async ({ page, demo }) => {
    await demo.open('/login')
    await page.goto(`/reset-password/${id}`)
    await demo.ready()
    await page.getByLabel('PASSWORD', { exact: true }).fill('p')
    await page.getByLabel('CONFIRM PASSWORD', { exact: true }).fill('p')
    await page.getByRole('button', { name: 'Reset Password', exact: true }).click()
    await expect(toast(page, 'Password Does not Matched')).toBeVisible()
  })
}
