import { expect, test } from 'vitest'
import { enterTestBank } from '#mocks/bank/test-bank.ts'
import { callExamples } from '#src/contract/calls.ts'
import { endpoints } from '#src/contract/endpoints.ts'

const posts = [
  [endpoints.postLoan, callExamples.postLoan.body],
  [endpoints.postDeposit, callExamples.postDeposit.body],
  [endpoints.postTransfer, callExamples.postTransfer.body],
] as const

test.each(['1e308', '0x10', '0.006', ' ', '-5', '0', '1000000000000', 'Infinity'])(
  'DEP-5, LOAN-2, WD-3: the bank refuses the amount %j, as the forms do, and stores nothing',
  async (amount) => {
    const { send, backend, id, token } = await enterTestBank('iris')
    const before = backend.snapshot()
    const answers = await Promise.all(
      posts.map(([endpoint, body]) => send(endpoint, { token, body: { ...body, userId: id, amount } })),
    )
    expect(answers).toEqual(
      posts.map(([{ path }]) => ({
        status: 400,
        body: `The body of POST ${path} is wrong: amount must be a number above 0, with at most two digits after the point and 12 before it`,
      })),
    )
    expect(backend.snapshot()).toEqual(before)
  },
)

test('DATA-2: two approved loans of the maximum amount add up', async () => {
  const { send, backend, id, token } = await enterTestBank('nora')
  for (let loan = 0; loan < 2; loan++)
    await send(endpoints.postLoan, {
      token,
      body: { ...callExamples.postLoan.body, userId: id, amount: '999,999,999,999.99' },
    })
  for (const { _id } of (await backend.operator.customer('nora')).loans) await backend.operator.setLoan(_id, 'true')
  expect((await backend.operator.answersFor(id)).loans.totalAmount).toBe(1_999_999_999_999.98)
})

test('DATA-4: the bank refuses a fraction of a yen, as the forms do, and stores nothing', async () => {
  const { send, backend, id, token } = await enterTestBank('iris')
  await backend.operator.setUser('iris', { country: { name: 'Japan', symbol: '¥' } })
  const before = backend.snapshot()
  const bodies = posts.map(
    ([endpoint, body]) => [endpoint, { ...body, symbol: '¥', userId: id, amount: '100.55' }] as const,
  )
  const income = [
    endpoints.postLoan,
    { ...callExamples.postLoan.body, userId: id, amount: '100', monthlyIncome: '2000.50' },
  ] as const
  const answers = await Promise.all([...bodies, income].map(([endpoint, body]) => send(endpoint, { token, body })))
  const whole = (field: string) => ({ status: 400, body: `${field} must be whole: ¥ has no decimals` })
  expect(answers).toEqual([...posts.map(() => whole('amount')), whole('monthlyIncome')])
  expect(backend.snapshot()).toEqual(before)
})

test('DATA-4, WD-6: a withdrawal that was agreed to in another currency is refused', async () => {
  const { send, backend, id, token } = await enterTestBank('iris')
  await backend.operator.setUser('iris', { country: { name: 'Japan', symbol: '¥' } })
  const [, , [endpoint, body]] = posts
  const post = (symbol: string) => send(endpoint, { token, body: { ...body, userId: id, amount: '100', symbol } })
  expect(await post('$')).toEqual({ status: 400, body: "symbol is $; the customer's currency is ¥" })
  expect((await post('¥')).status).toBe(200)
})
