import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../root.ts'
import { isTest, sourcesIn } from '../sources.ts'
import { filePolicy, headers, metaPolicy } from './csp.ts'
import { hostsOf, inlineScripts } from './csp-plugin.ts'

const DEMO = { isLive: false, services: [] }
const LIVE = { isLive: true, services: ['https://api.bank.example', 'https://content.bank.example'] }
/** APIs that create HTML or scripts from strings. */
const SINKS =
  /dangerouslySetInnerHTML|(inner|outer)HTML\s*=|insertAdjacentHTML|document\.write|DOMParser|createContextualFragment|srcdoc|\beval\(|new Function\(/i

test('SEC-2: no script runs but the own files and the one in the page, and the demo speaks to nobody else', () => {
  const directives = parsed(metaPolicy(DEMO, ['sha256-def'], ['sha256-abc']))
  expect(directives).toEqual({
    'default-src': "'self'",
    'script-src': "'self' 'sha256-def'",
    'style-src': "'self' 'sha256-abc'",
    'style-src-attr': "'none'",
    'img-src': "'self' blob: data:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'frame-src': "'none'",
    'media-src': "'none'",
    'object-src': "'none'",
    'worker-src': "'self'",
    'manifest-src': "'self'",
    'base-uri': "'self'",
    'form-action': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'larkspur-worker',
  })
})

test('DEMO-9, SEC-2: one file makes no request, and runs only the script that is in it', () => {
  expect(parsed(filePolicy(['sha256-abc'], ['sha256-def']))).toEqual({
    'default-src': "'none'",
    'script-src': "'sha256-abc'",
    'style-src': "'sha256-def'",
    'style-src-attr': "'none'",
    'img-src': 'data: blob:',
    'font-src': 'data:',
    'base-uri': "'none'",
    'form-action': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': "'none'",
  })
})

test('SEC-2, MOCK-5: a demo that was given a backend speaks to it, and to its content project, and to nobody else', () => {
  const given = { VITE_API_URL: 'https://api.bank.example/v1', VITE_SANITY_PROJECT_ID: 'abc12345' }
  const hosts = hostsOf(given)
  expect(hosts).toEqual({ isLive: false, services: ['https://api.bank.example', 'https://abc12345.apicdn.sanity.io'] })
  const { 'connect-src': connect, ...others } = parsed(metaPolicy(hosts, [], []))
  expect(connect).toBe("'self' https://api.bank.example https://abc12345.apicdn.sanity.io")
  const { 'connect-src': _, ...demo } = parsed(metaPolicy(DEMO, [], []))
  expect(others).toEqual(demo)
  expect(hostsOf({})).toEqual(DEMO)
})

test('SEC-2: nothing is rendered from strings as HTML', () => {
  const sources = Object.entries(sourcesIn('src', 'machines', 'mocks')).filter(([path]) => !isTest(path))
  expect(sources.length).toBeGreaterThan(300)
  expect(sources.flatMap(([path, text]) => (SINKS.test(text) ? [path] : []))).toEqual([])
})

test('SEC-2: the headers are those of docs/hosting.md to the letter, for a demo and for a live build, which speaks to its own services and to the maps besides', async () => {
  const scripts = inlineScripts()
  expect(scripts.length).toBe(1)
  const hosting = await readFile(join(ROOT, 'docs/hosting.md'), 'utf8')
  const staticHost = Object.entries(headers(DEMO, scripts)).map(([name, value]) => `  ${name}: ${value}\n`)
  expect(hosting).toContain(`\n/*\n${staticHost.join('')}`)
  const nginx = Object.entries(headers(LIVE, scripts)).map(
    ([name, value]) => `  add_header ${name} "${value}" always;\n`,
  )
  expect(hosting).toContain(nginx.join(''))
})

function parsed(policy: string): Record<string, string> {
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ')
      return [name, values.join(' ')]
    }),
  )
}
