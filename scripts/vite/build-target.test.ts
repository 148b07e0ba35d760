import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { resolveConfig } from 'vite'
import { expect, test, vi } from 'vitest'
import { readLiveSettings } from '#src/platform/live-settings.ts'
import { ROOT } from '../root.ts'
import { backendOfBuild, checkSettings } from './build-target.ts'

const LIVE = { VITE_BACKEND: 'live', VITE_API_URL: 'https://api.bank.example/v1', VITE_SANITY_PROJECT_ID: 'abc12345' }
const CONTENT_TOKEN = `sk${'Ab3'.repeat(40)}`
const WEB_TOKEN = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln'

/** The error for a complete environment with these changes; '' if it is accepted. */
function refusal(change: Record<string, string | undefined>): string {
  try {
    checkSettings({ ...LIVE, ...change }, true)
    return ''
  } catch (error) {
    return (error as Error).message
  }
}

test.each([
  [{}, ''],
  [{ VITE_API_URL: undefined }, 'VITE_API_URL is missing'],
  [{ VITE_API_URL: '/api' }, 'must be a whole http or https address'],
  [{ VITE_API_URL: 'api.bank.example/v1' }, 'must be a whole http or https address'],
  [{ VITE_API_URL: 'https://api.bank.example/?v=1' }, 'no query, no #, no space'],
  [{ VITE_API_URL: 'https://me:you@api.bank.example/' }, 'no user and no password'],
  [{ VITE_SANITY_PROJECT_ID: undefined }, 'VITE_SANITY_PROJECT_ID is missing'],
  [{ VITE_SANITY_PROJECT_ID: 'My Project' }, 'small letters, digits and dashes'],
  [{ VITE_SANITY_API_HOST: 'content.bank.example' }, 'VITE_SANITY_API_HOST must be a whole'],
  [{ VITE_SANITY_API_HOST: 'https://content.bank.example' }, ''],
])('SEC-3: an environment with %o is refused with %j', (change, words) => {
  const said = refusal(change)
  if (words === '') expect(said).toBe('')
  else expect(said).toContain(words)
})

test.each([
  [{}, ''],
  [{ VITE_API_URL: 'https://api.bank.example/v1', VITE_SANITY_PROJECT_ID: 'abc12345' }, ''],
  [{ VITE_API_URL: `https://api.bank.example/${WEB_TOKEN}` }, 'VITE_API_URL holds what looks like a token'],
  [{ VITE_SANITY_PROJECT_ID: 'My Project' }, 'VITE_SANITY_PROJECT_ID must be of small letters'],
])('MOCK-5, SEC-1: a demo that is given %o is refused with %j', (env, words) => {
  const refuse = () => checkSettings(env, false)
  if (words === '') expect(refuse).not.toThrow()
  else expect(refuse).toThrow(words)
})

test.each(['VITE_SANITY_TOKEN', 'VITE_MY_SECRET_2', 'VITE_ADMIN_NAME', 'VITE_api_token'])(
  'SEC-1: %s is no name for a variable of a build',
  (name) => {
    expect(refusal({ [name]: 'x' })).toContain(name)
  },
)

test('SEC-1: what looks like a token is refused under any name, and not repeated', () => {
  for (const value of [CONTENT_TOKEN, WEB_TOKEN, 'sk_live_4242424242424242', '-----BEGIN PRIVATE KEY-----']) {
    const said = refusal({ VITE_NOTE: value })
    expect(said).toContain('VITE_NOTE holds what looks like a token')
    expect(said).not.toContain(value)
  }
  expect(refusal({ VITE_API_URL: `https://${CONTENT_TOKEN}@api.bank.example` })).not.toContain(CONTENT_TOKEN)
  expect(refusal({ SANITY_TOKEN: CONTENT_TOKEN, VITE_NOTE: 'skilled people, sk-SK' })).toBe('')
})

test('SEC-3: a base with and without a slash at its end is the same', () => {
  const bases = ['https://api.bank.example/v1', 'https://api.bank.example/v1/'].map((VITE_API_URL) =>
    readLiveSettings({ ...LIVE, VITE_API_URL }),
  )
  expect(bases).toEqual(
    Array(2).fill({ apiBase: 'https://api.bank.example/v1', contentProject: 'abc12345', contentHost: null }),
  )
})

/** Vite's resolved settings with only our plugin. */
const configured = async (env: Record<string, string>) => {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
  const { define } = await resolveConfig({ configFile: false, root: ROOT, plugins: [backendOfBuild()] }, 'build')
  return define
}

test('SEC-3: anything but live is the demo, and a build says so', async () => {
  const info = vi.spyOn(console, 'info').mockReturnValue()
  expect(await configured({})).toEqual({ 'import.meta.env.VITE_BACKEND': '"demo"', isDemo: 'true' })
  expect(info).not.toHaveBeenCalled()
  for (const VITE_BACKEND of ['Live', 'prod', 'live ']) {
    expect(await configured({ VITE_BACKEND })).toMatchObject({ isDemo: 'true' })
    expect(info).toHaveBeenLastCalledWith(expect.stringContaining(`VITE_BACKEND is '${VITE_BACKEND}'`))
  }
  expect(await configured(LIVE)).toEqual({ 'import.meta.env.VITE_BACKEND': '"live"', isDemo: 'false' })
})

test('SEC-3: Vite itself refuses a live build without its settings', async () => {
  await expect(configured({ VITE_BACKEND: 'live', VITE_API_URL: '' })).rejects.toThrow('VITE_API_URL is missing')
})

test('SEC-3: npm run build live refuses before it builds, in words, and is no way to a demo', async () => {
  const folder = join(ROOT, 'node_modules/.never-built')
  const run = (env: Record<string, string>) =>
    promisify(execFile)('node', ['scripts/run.js', 'build', 'live', folder], {
      cwd: ROOT,
      env: { PATH: process.env.PATH, ...env },
    }).then(
      () => ({ code: 0, stderr: '' }),
      ({ code, stderr }: { code: number; stderr: string }) => ({ code, stderr }),
    )
  const [unset, refused] = await Promise.all([
    run({}),
    run({ VITE_BACKEND: 'live', VITE_API_URL: 'nowhere', VITE_SECRET: 'x' }),
  ])
  expect(unset).toEqual({ code: 1, stderr: expect.stringContaining('set VITE_BACKEND=live') })
  expect(refused.code).toBe(1)
  expect(refused.stderr).toContain('VITE_API_URL must be a whole http or https address')
  expect(refused.stderr).toContain('VITE_SECRET is named like a credential')
  expect(refused.stderr).not.toContain('    at ')
  expect(existsSync(folder)).toBe(false)
})
