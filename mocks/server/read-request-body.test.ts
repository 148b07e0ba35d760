import { request } from 'node:http'
import { connect } from 'node:net'
import { beforeAll, expect, test } from 'vitest'
import { type Bank, openBank } from './bank.ts'

const MB = 1_024 * 1_024
const FORM = [413, 'A request may have at most 12 MB']
const JSON_TEXT = [413, 'A request may have at most 64 KB']
const CONTINUE = 'HTTP/1.1 100 Continue\r\n\r\n'
const problems: string[] = []
let bank: Bank

beforeAll(async () => {
  bank = await openBank({ port: 0, origin: null, file: null, latency: 0, operator: false }, (problem) =>
    problems.push(problem),
  )
  return () => bank.stop()
})

const textOf = async (response: Response) => [response.status, await response.text()]
const send = (path: string, body: BodyInit, init: RequestInit = {}) =>
  fetch(new URL(path, bank.address), { method: 'POST', body, ...init })

function chunksOf(count: number): ReadableStream {
  return new ReadableStream({
    pull: (controller) => {
      if (count === 0) return controller.close()
      count -= 1
      controller.enqueue(new Uint8Array(MB))
    },
  })
}

/** A client that reads the answer only after it has sent `mb` megabytes, or never for `Infinity`. Returns the answer and the megabytes sent. */
function sendFirst(line: string, mb: number, ...headers: string[]): Promise<{ answer: string; sent: number }> {
  const { hostname, port } = new URL(bank.address)
  const socket = connect(Number(port), hostname).pause()
  const isChunked = !headers.some((header) => header.startsWith('Content-Length'))
  const chunk = isChunked ? `100000\r\n${'x'.repeat(MB)}\r\n` : 'x'.repeat(MB)
  socket.write(
    [
      `${line} HTTP/1.1`,
      'Host: 127.0.0.1',
      ...headers,
      ...(isChunked ? ['Transfer-Encoding: chunked'] : []),
      '',
      '',
    ].join('\r\n'),
  )
  return new Promise((resolve) => {
    let [answer, sent] = ['', 0]
    const sendNext = () => {
      if (sent < mb) {
        sent += 1
        socket.write(chunk, (error) => (error ? undefined : sendNext()))
        return
      }
      if (isChunked) socket.write('0\r\n\r\n')
      socket.on('data', (text) => {
        answer += text
        if (/\r\n\r\n./.test(answer.replace(CONTINUE, ''))) socket.destroy()
      })
      socket.resume()
    }
    socket.on('error', () => undefined)
    socket.on('close', () => resolve({ answer: readAnswer(answer), sent }))
    sendNext()
  })
}

/** The status and the text of the last answer. */
function readAnswer(answer: string): string {
  const [head = '', text = ''] = answer.replace(CONTINUE, '').split('\r\n\r\n')
  return `${head.split(' ')[1]} ${text}`
}

test.each([
  ['/api/deposit', FORM],
  ['/api/kyc', FORM],
  ['/api/loan', JSON_TEXT],
  ['/api/auth/login', JSON_TEXT],
  ['/v2024-08-15/data/query/production', JSON_TEXT],
] as const)(
  'HTTP-1: a body over the limit of %s is refused with a message, with and without a Content-Length',
  async (path, refusal) => {
    const [status, text] = refusal
    expect(await textOf(await send(path, new Uint8Array(13 * MB)))).toEqual(refusal)
    expect(await textOf(await send(path, chunksOf(13), { duplex: 'half' } as RequestInit))).toEqual(refusal)
    expect(await sendFirst(`POST ${path}`, 13)).toEqual({ answer: `${status} ${text}`, sent: 13 })
    expect(await sendFirst(`POST ${path}`, 13, `Content-Length: ${13 * MB}`)).toEqual({
      answer: `${status} ${text}`,
      sent: 13,
    })
  },
)

test('HTTP-1: a body is read up to the limit, and refused with one more byte', async () => {
  expect((await send('/api/loan', new Uint8Array(64 * 1_024))).status).toBe(401)
  expect(await textOf(await send('/api/loan', new Uint8Array(64 * 1_024 + 1)))).toEqual(JSON_TEXT)
  expect((await send('/api/deposit', new Uint8Array(12 * MB))).status).toBe(401)
  expect(await textOf(await send('/api/deposit', new Uint8Array(12 * MB + 1)))).toEqual(FORM)
})

test('HTTP-1: a body that is too long is answered before its last chunk', async () => {
  const answer = await new Promise((resolve, reject) => {
    const sent = request(`${bank.address}/deposit`, { method: 'POST' }, async (response) => {
      let text = ''
      for await (const chunk of response) text += chunk
      resolve([response.statusCode, text])
      sent.destroy()
    })
    sent.on('error', reject)
    for (let chunk = 0; chunk < 13; chunk++) sent.write(new Uint8Array(MB))
  })
  expect(answer).toEqual(FORM)
})

test.each([
  ['/nothing', [], '404 The bank has no such path'],
  ['/api/loan/1', [], '405 This path takes GET, HEAD'],
  ['//', [], '400 A request must name a path, such as /api/transfer'],
  ['/api/loan', ['Origin: http://elsewhere.example'], '403 Pages of this origin may not call here'],
  ['/api/loan', ['Expect: 100-continue'], '413 A request may have at most 64 KB'],
] as const)(
  'HTTP-1: a client that sends 13 MB first still reads the error for %s %j',
  async (path, headers, answer) => {
    expect((await sendFirst(`POST ${path}`, 13, ...headers)).answer).toBe(answer)
    expect((await sendFirst(`POST ${path}`, 13, ...headers, `Content-Length: ${13 * MB}`)).answer).toBe(answer)
  },
)

test.each(['POST /api/deposit', 'POST /nothing', 'OPTIONS /api/loan', 'GET /api/transfer'])(
  'HTTP-1: an endless body is cut off: %s',
  { timeout: 30_000 },
  async (line) => {
    expect((await sendFirst(line, Number.POSITIVE_INFINITY)).sent).toBeLessThan(160)
  },
)

test('HTTP-1: a connection whose body was refused serves the next call', async () => {
  const { hostname, port } = new URL(bank.address)
  const socket = connect(Number(port), hostname)
  const head = 'HTTP/1.1\r\nHost: 127.0.0.1\r\n'
  socket.write(`POST /nothing ${head}Content-Length: ${13 * MB}\r\n\r\n`)
  socket.write(new Uint8Array(13 * MB))
  socket.write(`GET /api/transfer ${head}Connection: close\r\n\r\n`)
  const answers = Buffer.concat(await socket.toArray()).toString()
  expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 404', 'HTTP/1.1 200'])
})

test('QA-3: the server reported no problems', () => {
  expect(problems).toEqual([])
})
