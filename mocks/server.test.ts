import { beforeAll, expect, test } from 'vitest'
import { PNG } from '#src/contract/calls.ts'
import { contentQueries } from '#src/contract/content.ts'
import { type BankServer, startBankServer } from './server.ts'

const SITE = 'http://site.example'
let bank: BankServer

beforeAll(async () => {
  bank = await startBankServer({ port: 0, origin: SITE })
  return () => bank.stop()
})

const call = (path: string, init?: RequestInit) => fetch(`${bank.origin}/api/${path}`, init)
const login = (email: string) =>
  call('auth/login', { method: 'POST', body: JSON.stringify({ email, password: 'Demo-1234' }) })
const enter = async (persona: string) => {
  const { _id, accessToken } = (await (await login(`${persona}@larkspur.example`)).json()) as Record<string, string>
  return { id: String(_id), token: String(accessToken) }
}
const textOf = async (response: Response) => [response.status, await response.text()]

test('HTTP-1: the calls of the contract over HTTP, files too', async () => {
  const { id, token } = await enter('nora')
  const body = new FormData()
  for (const [name, value] of Object.entries({ amount: '5', userId: id, name: 'N', email: 'e' })) body.set(name, value)
  body.set('images', PNG)
  expect((await call('deposit', { method: 'POST', headers: { token }, body })).status).toBe(200)
  const deposits = await (await call(`deposit/${id}`, { headers: { token } })).json()
  expect(deposits).toMatchObject({
    deposit: [{ amount: 5, status: 'Pending', images: { name: 'proof.png', size: PNG.size } }],
  })
  expect(await textOf(await login('nobody@mail.example'))).toEqual([401, 'Wrong credentials'])
  expect((await call(`loan/${id}`)).status).toBe(401)
  expect((await call(`loan/${(await enter('ada')).id}`, { headers: { token } })).status).toBe(403)
})

test('CONTENT-1: the server answers the content service’s queries, too', async () => {
  const path = '/v2024-08-15/data/query/production'
  const { query } = contentQueries.addresses
  const asked = await fetch(`${bank.origin}${path}?${new URLSearchParams({ query })}`)
  const { result } = (await asked.json()) as { result: unknown[] }
  expect(result).toHaveLength(3)
})

test('HTTP-1: anything but a call is not found', async () => {
  for (const [path, method] of [
    ['/api/nothing/here', 'GET'],
    ['/', 'GET'],
    ['/api/loan', 'DELETE'],
  ] as const)
    expect([path, (await fetch(`${bank.origin}${path}`, { method })).status]).toEqual([path, 404])
})

test('HTTP-1, HTTP-2: what can be read can be asked for by HEAD, and a wrong escape in an address is refused', async () => {
  const answers = await Promise.all(['HEAD', 'GET'].map((method) => call('users/x', { method })))
  expect(await Promise.all(answers.map(textOf))).toEqual([
    [401, ''],
    [401, expect.stringMatching(/./)],
  ])
  expect((await fetch(`${bank.origin}/api/users/%E0%A4%A`)).status).toBe(400)
})

test('HTTP-1: a body of more than 12 MB is refused, whether its length is announced or not', async () => {
  const body = new Uint8Array(12 * 1_024 * 1_024 + 1)
  expect((await call('loan', { method: 'POST', body })).status).toBe(413)
  const stream = new Blob([body]).stream()
  expect((await call('loan', { method: 'POST', body: stream, duplex: 'half' } as RequestInit)).status).toBe(413)
})

test('HTTP-1: a body without an announced length is read', async () => {
  const body = new Blob([JSON.stringify({ email: 'ada@larkspur.example', password: 'Demo-1234' })]).stream()
  expect((await call('auth/login', { method: 'POST', body, duplex: 'half' } as RequestInit)).status).toBe(200)
})

test('SEC-3: a port that is taken is reported', async () => {
  await expect(startBankServer({ port: Number(new URL(bank.origin).port) })).rejects.toThrow('EADDRINUSE')
})
