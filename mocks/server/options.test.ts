import { expect, test } from 'vitest'
import { readOptions } from './options.ts'

test('SEC-3: the server has options for port, origin, file and latency', () => {
  expect(readOptions([])).toEqual({ port: 3000, origin: null, file: null, latency: 0, operator: false })
  const args = [
    '--port',
    '0',
    '--origin',
    'http://127.0.0.1:4173/',
    '--file',
    'bank.db',
    '--latency',
    '350',
    '--operator',
  ]
  expect(readOptions(args)).toEqual({
    port: 0,
    origin: 'http://127.0.0.1:4173',
    file: 'bank.db',
    latency: 350,
    operator: true,
  })
})

test.each([
  [['--port', 'x'], '--port must be a whole number'],
  [['--port', '70000'], '--port must be a whole number up to 65535'],
  [['--latency', '-1'], 'latency'],
  [['--origin', 'bank.example'], '--origin must be the address of a site without a path'],
  [['--origin', 'http://bank.example/a'], '--origin must be the address of a site without a path'],
  [['--what'], '--what'],
])('SEC-3: %j is rejected with a message', (args, message) => {
  expect(() => readOptions(args)).toThrow(message)
})
