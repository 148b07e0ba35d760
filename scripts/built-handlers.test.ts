import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { mswAlias } from './msw-alias.ts'

const ROOT = join(import.meta.dirname, '..')

test('MOCK-1: in a build, a handler that is added in the ordinary way is matched by MSW, beside the bank’s own', async () => {
  const outDir = await mkdtemp(join(ROOT, 'node_modules/.built-handlers-'))
  onTestFinished(() => rm(outDir, { recursive: true }))
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    resolve: { alias: [mswAlias] },
    build: { lib: { entry: 'scripts/built-handlers-entry.ts', formats: ['es'], fileName: 'handlers' }, outDir },
  })
  const { answersOf } = await import(pathToFileURL(join(outDir, 'handlers.js')).href)
  const answers = await answersOf([
    'http://x.example/api/ping/pong',
    'http://x.example/api/transfer',
    'http://x.example/api/pong',
  ])
  expect(answers).toEqual([[200, 'pong'], [200, []], null])
})
