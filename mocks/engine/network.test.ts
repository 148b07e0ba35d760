import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { forward } from './network.ts'
import { serve } from './test-server.ts'

const request = (init?: RequestInit) => new Request('http://page.example/notes', init)

test('MOCK-5: a call is forwarded with its method and headers, and its body as bytes of a known length', async () => {
  const got: unknown[] = []
  const address = await serve(async (incoming, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk as Buffer)
    const { token, 'content-type': type, 'content-length': length } = incoming.headers
    got.push(incoming.method, incoming.url, token, type, length, Buffer.concat(chunks).toString())
    response.writeHead(201, { 'content-type': 'application/json' }).end('{"saved":true}')
  })
  const body = JSON.stringify({ text: '1' })
  const headers = { token: 't', 'content-type': 'application/json' }
  const answer = await forward(request({ method: 'POST', headers, body }), `${address}/v1/notes?a=b`)
  expect(got).toEqual(['POST', '/v1/notes?a=b', 't', 'application/json', String(body.length), body])
  const seen = [answer.status, answer.headers.get('content-type'), await answer.text()]
  expect(seen).toEqual([201, 'application/json', '{"saved":true}'])
})

test('MOCK-5: a compressed answer loses its encoding header, and a 204 has no body', async () => {
  const address = await serve((incoming, response) => {
    if (incoming.url === '/empty') response.writeHead(204).end()
    else response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('much'))
  })
  const packed = await forward(request(), `${address}/packed`)
  expect([packed.headers.get('content-encoding'), await packed.text()]).toEqual([null, 'much'])
  const empty = await forward(request(), `${address}/empty`)
  expect([empty.status, empty.body]).toEqual([204, null])
})

test('MOCK-5: a call that is aborted in flight is rejected with its reason', async () => {
  const abort = new AbortController()
  const address = await serve(() => abort.abort(new Error('no longer wanted')))
  await expect(forward(request({ signal: abort.signal }), address)).rejects.toThrow('no longer wanted')
})
