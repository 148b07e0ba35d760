import { type AddressInfo, connect } from 'node:net'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { PNG } from '#mocks/bank/test-call.ts'
import { contentQueries } from '#src/contract/content.ts'
import { AppClock } from '#src/kit/clock/clock.ts'
import { type Bank, openBank } from './bank.ts'
import { createBankServer, stopServer } from './bank-server.ts'

const quiet = { flushed: async () => {}, clock: new AppClock(), latency: 0, origin: null, report: () => {} }
const SITE = 'http://site.example'
const problems: string[] = []
let bank: Bank

beforeAll(async () => {
  bank = await openBank({ port: 0, origin: SITE, file: null, latency: 0, operator: false }, (problem) =>
    problems.push(problem),
  )
  return () => bank.stop()
})

const call = (path: string, init?: RequestInit) => fetch(`${bank.address}/${path}`, init)
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
    deposit: [{ amount: 5, status: 'Pending', images: { name: 'proof.png', size: 4 } }],
  })
  expect(await textOf(await login('nobody@mail.example'))).toEqual([401, 'Wrong credentials'])
  expect((await call(`loan/${id}`)).status).toBe(401)
  expect((await call(`loan/${(await enter('ada')).id}`, { headers: { token } })).status).toBe(403)
})

test('CONTENT-1: the server answers the content service’s queries, too', async () => {
  const ask = (query: string) =>
    fetch(bank.address.replace('/api', `/v2024-08-15/data/query/production?query=${encodeURIComponent(query)}`))
  const { result } = (await (await ask(contentQueries.addresses.query)).json()) as { result: unknown[] }
  expect(result).toHaveLength(3)
  const foreign = await ask('*[count(*[count(*[count(*[count(*[count(*[count(*)>0])>0])>0])>0])>0])>0]')
  expect([foreign.status, await foreign.json()]).toEqual([
    400,
    {
      error: {
        type: 'queryParseError',
        description: 'Only the product’s own queries are answered: addresses, bankdetails, proof',
      },
    },
  ])
})

test('HTTP-1: anything but a call is refused with a message', async () => {
  expect(await textOf(await call('nothing/here'))).toEqual([404, 'The bank has no such path'])
  expect(await textOf(await fetch(new URL('/', bank.address)))).toEqual([404, 'The bank has no such path'])
  const wrong = await call('loan', { method: 'DELETE' })
  expect(wrong.headers.get('allow')).toBe('POST, OPTIONS')
  expect(await textOf(wrong)).toEqual([405, 'This path takes POST'])
  expect(await textOf(await call('auth/login', { method: 'POST', body: '{' }))).toEqual([
    400,
    'The body of POST auth/login must be json',
  ])
  const form = {
    method: 'POST',
    headers: { ...(await enter('ada')), 'content-type': 'multipart/form-data; boundary=x' },
  }
  expect(await textOf(await call('deposit', { ...form, body: 'no form' }))).toEqual([
    400,
    'The body of POST deposit must be multipart',
  ])
})

test('HTTP-1: HEAD answers like GET, without the body', async () => {
  const [get, head] = [await call('transfer'), await call('transfer', { method: 'HEAD' })]
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '2', ''])
  expect(await get.text()).toBe('[]')
})

test('SEC-3: only pages of the allowed origin may call', async () => {
  const preflight = (origin: string) =>
    call('loan', {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type,token',
      },
    })
  const allowed = await preflight(SITE)
  expect(allowed.status).toBe(204)
  expect(Object.fromEntries(allowed.headers)).toMatchObject({
    'access-control-allow-origin': SITE,
    'access-control-allow-methods': 'POST',
    'access-control-allow-headers': 'content-type,token',
    vary: 'Origin',
  })
  const refused = await preflight('http://elsewhere.example')
  expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([403, null])
  const call403 = await call('transfer', { headers: { origin: 'http://elsewhere.example' } })
  expect(await textOf(call403)).toEqual([403, 'Pages of this origin may not call here'])
  expect((await call('transfer', { headers: { origin: SITE } })).headers.get('access-control-allow-origin')).toBe(SITE)
})

/** Sends these lines over the wire, plus a host. Returns the status and the body of the answer. */
async function sendLines(first: string, ...headers: string[]) {
  const { hostname, port } = new URL(bank.address)
  const socket = connect(Number(port), hostname)
  const host = headers.some((header) => header.startsWith('Host:')) ? [] : ['Host: 127.0.0.1']
  socket.write(
    [`${first} HTTP/1.1`, ...host, 'Connection: close', ...headers].join('\r\n') +
      (headers.includes('') ? '' : '\r\n\r\n'),
  )
  const [head = '', body] = Buffer.concat(await socket.toArray())
    .toString()
    .split('\r\n\r\n')
  return [Number(head.split(' ')[1]), body]
}

const TRANSFERS = [200, '[]']

test.each([
  '//',
  '///',
  '//:',
  '//elsewhere.example/api/transfer',
  '/\\elsewhere.example/api/transfer',
  '*',
  'http://',
  'http://[',
  'ftp://bank.example/api/transfer',
])('HTTP-1: a request for %s has no path', async (target) => {
  expect(await sendLines(`GET ${target}`)).toEqual([400, 'A request must name a path, such as /api/transfer'])
})

test('HTTP-1: a request may contain a whole address instead of a path', async () => {
  expect(await sendLines(`GET ${bank.address}/transfer`)).toEqual(TRANSFERS)
  expect(await sendLines('GET /api/../api/./transfer?a=//b')).toEqual(TRANSFERS)
  expect(await sendLines('GET /.//transfer')).toEqual([404, 'The bank has no such path'])
})

test('HTTP-1: the body of a GET is ignored', async () => {
  expect(await sendLines('GET /api/transfer', 'Content-Length: 3', '', 'abc')).toEqual(TRANSFERS)
})

const OTHER_SITE = [403, 'Pages of other sites may not call here']

test.each([
  ['an image on another site', ['Sec-Fetch-Site: cross-site', 'Sec-Fetch-Mode: no-cors'], OTHER_SITE],
  ['a link on another site', ['Sec-Fetch-Site: cross-site', 'Sec-Fetch-Mode: navigate'], OTHER_SITE],
  [
    'an image on another port, even the allowed one',
    ['Sec-Fetch-Site: same-site', 'Sec-Fetch-Mode: no-cors'],
    OTHER_SITE,
  ],
  ['an unknown kind of site', ['Sec-Fetch-Site: next-site'], OTHER_SITE],
  [
    'a fetch of another site',
    ['Sec-Fetch-Site: cross-site', 'Origin: http://elsewhere.example'],
    [403, 'Pages of this origin may not call here'],
  ],
  [
    'a page without an origin',
    ['Sec-Fetch-Site: cross-site', 'Origin: null'],
    [403, 'Pages of this origin may not call here'],
  ],
  ['a fetch of the allowed origin', ['Sec-Fetch-Site: cross-site', `Origin: ${SITE}`], TRANSFERS],
  ['a fetch of the allowed origin at another port', ['Sec-Fetch-Site: same-site', `Origin: ${SITE}`], TRANSFERS],
  ['an address that the user typed', ['Sec-Fetch-Site: none', 'Sec-Fetch-Mode: navigate'], TRANSFERS],
  ['a page behind the same proxy', ['Sec-Fetch-Site: same-origin', 'Sec-Fetch-Mode: cors'], TRANSFERS],
  ['a program', [], TRANSFERS],
] as const)('SEC-3: a GET is answered or refused depending on its sender: %s', async (_, headers, answer) => {
  expect(await sendLines('GET /api/transfer', ...headers)).toEqual(answer)
})

const NOT_LOOPBACK = [403, 'The bank answers only at loopback addresses, such as 127.0.0.1']

test.each([
  ['127.0.0.1:3000', TRANSFERS],
  ['127.8.0.1', TRANSFERS],
  ['localhost:3000', TRANSFERS],
  ['LocalHost', TRANSFERS],
  ['bank.localhost:80', TRANSFERS],
  ['[::1]:3000', TRANSFERS],
  ['elsewhere.example:3000', NOT_LOOPBACK],
  ['localhost.example', NOT_LOOPBACK],
  ['notlocalhost', NOT_LOOPBACK],
  ['127.0.0.1.example', NOT_LOOPBACK],
  ['10.0.0.1', NOT_LOOPBACK],
] as const)('SEC-3: a host name that merely resolves to this machine gets no answer: %s', async (host, answer) => {
  expect(await sendLines('GET /api/transfer', `Host: ${host}`)).toEqual(answer)
})

test('HTTP-1: one connection serves many calls', async () => {
  const { hostname, port } = new URL(bank.address)
  const socket = connect(Number(port), hostname)
  onTestFinished(() => void socket.destroy())
  const get = 'GET /api/transfer HTTP/1.1\r\nHost: localhost\r\n\r\n'
  socket.write(get + get + get)
  const text = await new Promise<string>((resolve) => {
    let all = ''
    socket.on('data', (piece) => {
      all += piece
      if (all.split('HTTP/1.1 200 OK').length === 4 && all.endsWith('[]')) resolve(all)
    })
  })
  expect(text.match(/HTTP\/1\.1 \d+/g)).toEqual(Array(3).fill('HTTP/1.1 200'))
})

test('SEC-3: a port that is taken is reported', async () => {
  const port = Number(new URL(bank.address).port)
  const options = { port, origin: null, file: null, latency: 0, operator: false }
  await expect(openBank(options, () => undefined)).rejects.toThrow(`Port ${port} is taken`)
})

test('SEC-3: a bank that stops answers the calls in flight, and accepts no more', async () => {
  const arrived = deferred<void>()
  const answered = deferred<Response>()
  const handle = () => {
    arrived.resolve()
    return answered.promise
  }
  const server = createBankServer({ ...quiet, handle })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/transfer`
  const inFlight = fetch(address)
  await arrived.promise
  const stopped = stopServer(server)
  await expect(fetch(address)).rejects.toThrow('fetch failed')
  answered.resolve(Response.json('done'))
  const answer = await inFlight
  expect([answer.headers.get('connection'), ...(await textOf(answer))]).toEqual(['close', 200, '"done"'])
  await stopped
})

test('SEC-3: a change that is not on the disk is not acknowledged: a failed write is a 500 without details', async () => {
  const reported: string[] = []
  const server = createBankServer({
    ...quiet,
    handle: async () => Response.json('written'),
    flushed: () => Promise.reject(new Error('the disk is full')),
    report: (problem) => reported.push(problem),
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => stopServer(server))
  const answer = fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/api/transfer`)
  expect(await textOf(await answer)).toEqual([500, 'The bank could not do that'])
  expect(reported).toEqual(['GET /api/transfer: the disk is full'])
})

test('WD-7, WD-8: if two withdrawals are confirmed at once with the same code, only one is paid', async () => {
  const { id, token } = await enter('iris')
  const body = JSON.stringify({
    amount: '1.25',
    email: 'iris@mail.example',
    userId: id,
    symbol: '$',
    withdrawalPath: 'invest',
    transactiontype: 'paypal',
  })
  const pay = () => call('transfer', { method: 'POST', headers: { token, 'content-type': 'application/json' }, body })
  const paid = async () => (await bank.backend.operator.customer('iris')).transfers.length
  const before = await paid()
  expect((await Promise.all([pay(), pay()])).map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await textOf(await pay())).toEqual([409, '{"keyPattern":{"referenceNumber":1}}'])
  expect(await paid()).toBe(before + 1)
})

test('QA-3: the server reported no problems', () => {
  expect(problems).toEqual([])
})

function deferred<T>() {
  let resolve = (_: T) => {}
  let reject = (_: Error) => {}
  const promise = new Promise<T>((accept, refuse) => {
    resolve = accept
    reject = refuse
  })
  return { promise, resolve, reject }
}
