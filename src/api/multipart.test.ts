import { expect, test } from 'vitest'
import { multipart } from './multipart.ts'

const BYTES = [137, 80, 78, 71, 13, 10, 0, 255]
const picture = (name: string, type = 'image/png') => new File([new Uint8Array(BYTES)], name, { type })

/** The form as a backend reads it: files as [name, type, bytes]. */
async function readBack(body: Blob) {
  const form = await new Request('http://bank.example', { method: 'POST', body }).clone().formData()
  const entries = [...form].map(async ([name, value]) => [
    name,
    typeof value === 'string' ? value : [value.name, value.type, [...new Uint8Array(await value.arrayBuffer())]],
  ])
  return Object.fromEntries(await Promise.all(entries))
}

test.each([
  ['a plain name', 'proof.png', 'image/png'],
  ['quotes and backslashes', 'a "proof" \\ of mine.png', 'image/png'],
  ['line breaks', 'two\r\nlines\nor\rthree.png', 'image/jpeg'],
  ['an injected header', 'x"\r\nContent-Type: text/html\r\n\r\n--.png', 'image/webp'],
  ['letters beyond ASCII', 'Straße, Ελλάδα, 東京 🌼.png', 'image/png'],
  ['an empty name', '', 'image/png'],
])('DEP-3, KYC-1: a file with this kind of name is read back with name, type and bytes: %s', async (_, name, type) => {
  const fields = { userId: 'u/1', amount: 1250.5, note: 'größer als "100"; name="x" 🌼', front: picture(name, type) }
  expect(await readBack(multipart(fields, 'seed'))).toEqual({
    userId: 'u/1',
    amount: '1250.5',
    note: 'größer als "100"; name="x" 🌼',
    front: [name, type, BYTES],
  })
})

test('DEP-3: a file without a type is sent as bytes, a blob gets a name, and a file that contains a form stays one file', async () => {
  const inner = await multipart({ amount: 9, images: picture('inner.png') }, 'another seed').text()
  const fields = { amount: 1, images: new File([inner], 'form'), rest: new Blob([]) }
  expect(await readBack(multipart(fields, 'seed'))).toEqual({
    amount: '1',
    images: ['form', 'application/octet-stream', [...new TextEncoder().encode(inner)]],
    rest: ['blob', 'application/octet-stream', []],
  })
})

test('KYC-1: names and values are escaped byte for byte as HTML specifies', async () => {
  const body = multipart({ 'a"b\nc': 'one\ntwo\rthree\r\nfour "%22"', file: new File(['x'], '"\r\n%0A.png') }, 'seed')
  const boundary = body.type.replace('multipart/form-data; boundary=', '')
  expect(boundary).toMatch(/^larkspur-[0-9a-f]{32}$/)
  expect((await body.text()).split('\r\n')).toEqual([
    `--${boundary}`,
    'Content-Disposition: form-data; name="a%22b%0D%0Ac"',
    '',
    'one',
    'two',
    'three',
    'four "%22"',
    `--${boundary}`,
    'Content-Disposition: form-data; name="file"; filename="%22%0D%0A%0A.png"',
    'Content-Type: application/octet-stream',
    '',
    'x',
    `--${boundary}--`,
    '',
  ])
})

test('MOCK-3: the boundary depends only on the seed', () => {
  const types = ['a', 'a', 'b'].map((seed) => multipart({ amount: 1 }, seed).type)
  expect([types[0] === types[1], types[0] === types[2]]).toEqual([true, false])
})
