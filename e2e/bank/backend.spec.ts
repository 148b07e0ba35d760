import { expect, test } from '../test.ts'

test('MOCK-1, HTTP-1: the product requests nothing but its own files; home makes GET transfer once per visit, without a token; signing in makes the five loads, each with the token', async ({
  page,
  demo,
}) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await demo.open('/')
  const pings = async () => (await demo.calls()).filter(({ method, path }) => method === 'GET' && path === 'transfer')
  expect((await pings()).map(({ status, headers }) => ({ status, token: 'token' in headers }))).toEqual([
    { status: 200, token: false },
  ])
  await demo.go('/contact')
  await demo.go('/')
  await demo.clock.settled()
  expect((await pings()).length).toBe(2)
  const before = (await demo.calls()).length
  await demo.signIn('ada')
  const { user } = await demo.operator.customer('ada')
  const calls = (await demo.calls()).slice(before)
  expect(calls.map(({ method, path, headers }) => [method, path, headers.token !== undefined]).sort()).toEqual(
    ['deposit', 'kyc', 'loan', 'transfer', 'users'].map((resource) => ['GET', `${resource}/${user._id}`, true]),
  )
  const own = /^(http:\/\/127\.0\.0\.1:\d+\/($|contact|login|dashboard-overview|assets\/|favicon|\?)|data:|blob:)/
  expect(requests.filter((url) => !own.test(url))).toEqual([])
})
