import { expect, test } from 'vitest'
import { enterTestBank } from '#mocks/bank/test-bank.ts'
import { PNG } from '#src/contract/calls.ts'
import { endpoints } from '#src/contract/endpoints.ts'

const request = { amount: '120.50', name: 'Nora Quill', email: 'nora@larkspur.example', images: PNG }

test('MOCK-1: a deposit is pending, and name, type, size and a small preview of its proof are stored', async () => {
  const { send, id, token } = await enterTestBank('nora')
  expect((await send(endpoints.postDeposit, { token, body: { ...request, userId: id } })).status).toBe(200)
  expect(await send(endpoints.getDeposits, { id, token })).toEqual({
    status: 200,
    body: {
      deposit: [
        {
          ...request,
          _id: expect.stringMatching(/^[\da-f]{24}$/),
          userId: id,
          amount: 120.5,
          status: 'Pending',
          createdAt: '2026-03-02T10:59:00.000Z',
          images: { name: 'proof.png', type: 'image/png', size: PNG.size },
        },
      ],
    },
  })
})

test('MOCK-1, IN-5: a large file is stored with the type of its bytes', async () => {
  const { send, backend, id, token } = await enterTestBank('nora')
  const images = new File([PNG, new Uint8Array(100_000)], 'big.jpg', { type: 'image/jpg' })
  await send(endpoints.postDeposit, { token, body: { ...request, userId: id, images } })
  const { deposits } = await backend.operator.customer('nora')
  expect(deposits[0]?.images).toEqual({ name: 'big.jpg', type: 'image/png', size: PNG.size + 100_000 })
})

test.each([
  ['picture-content', ['Not a picture']],
  ['picture-empty', []],
  ['picture-broken', [PNG.slice(0, 20)]],
  ['picture-size', [PNG, new Uint8Array(5 * 1_024 * 1_024)]],
] as const)(
  'IN-5: the bank reads files as the form does, and refuses what is %s, whatever its type',
  async (error, content) => {
    const { send, backend, id, token } = await enterTestBank('nora')
    const images = new File([...content], 'proof.png', { type: 'image/png' })
    expect(await send(endpoints.postDeposit, { token, body: { ...request, userId: id, images } })).toEqual({
      status: 400,
      body: expect.stringContaining(error),
    })
    expect((await backend.operator.customer('nora')).deposits).toEqual([])
  },
)
