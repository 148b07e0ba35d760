import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectedStatuses } from '#mocks/bank/every-call.ts'
import { buildHandlers } from './build-handlers.ts'

let folder: string
let built: typeof import('./built-handlers-entry.ts')

beforeAll(async () => {
  folder = await mkdtemp(join(import.meta.dirname, '../../node_modules/.built-handlers-'))
  await buildHandlers(folder)
  built = await import(pathToFileURL(join(folder, 'handlers.js')).href)
})

afterAll(() => rm(folder, { recursive: true }))

test('MOCK-1: built, MSW’s array answers every call of the contract by itself in Node', async () => {
  expect(await built.statuses()).toEqual(expectedStatuses)
})

test('MOCK-1: in a build, a handler that is added in the ordinary way is matched by MSW, beside the bank’s own', async () => {
  const answers = await built.answersOf([
    'http://x.example/api/ping/pong',
    'http://x.example/api/transfer',
    'http://x.example/api/pong',
  ])
  expect(answers).toEqual([[200, 'pong'], [200, []], null])
})
