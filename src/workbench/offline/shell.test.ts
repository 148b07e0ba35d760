import { expect, test } from 'vitest'
import {
  cacheName,
  cachesOf,
  dropUnused,
  fillCache,
  isForLater,
  isRoute,
  keepFile,
  type ShellFile,
  type Where,
} from './shell.ts'

const SCOPE = 'https://bank.example/demo/'
const file = (url: string, revision: string | null = null): ShellFile => ({ url, revision, integrity: `of ${url}` })

const where = (storage: CacheStorage, get: (url: unknown, options: unknown) => Promise<Response>): Where => ({
  scope: SCOPE,
  storage,
  get: get as typeof fetch,
})

test('DEMO-9: each file is fetched as its build made it, and stored under its address', async () => {
  const { storage, kept } = createCaches()
  const asked: unknown[] = []
  const get = async (url: unknown, options: unknown) => {
    asked.push([url, options])
    return new Response(`body of ${url}`)
  }
  await fillCache('new', [file('404.html', 'r1'), file('assets/a.js')], where(storage, get))
  expect(asked).toEqual([
    [`${SCOPE}404.html`, { cache: 'no-cache', integrity: 'of 404.html' }],
    [`${SCOPE}assets/a.js`, { cache: 'no-cache', integrity: 'of assets/a.js' }],
  ])
  expect(await kept()).toEqual({
    new: { [`${SCOPE}404.html`]: `body of ${SCOPE}404.html`, [`${SCOPE}assets/a.js`]: `body of ${SCOPE}assets/a.js` },
  })
})

test.each([
  ['is not there', async () => new Response('no', { status: 404 })],
  ['is not what the build made', async () => Promise.reject(new TypeError('integrity'))],
])('DEMO-9: when one file %s, nothing is left, not even of those that come later', async (_, fail) => {
  const { storage, kept } = createCaches()
  let release = () => {}
  const late = new Promise<void>((resolve) => {
    release = resolve
  })
  const get = async (url: unknown) => {
    if (String(url).endsWith('bad.js')) return fail()
    await late
    return new Response('fine')
  }
  const filled = fillCache('new', [file('assets/bad.js'), file('assets/late.js')], where(storage, get))
  release()
  await expect(filled).rejects.toThrow()
  expect(await kept()).toEqual({})
})

test('DEMO-9: a file with a hashed name is copied from an older build; a file whose content may change is fetched again', async () => {
  const { storage, kept } = createCaches({
    old: { [`${SCOPE}assets/a.js`]: 'old script', [`${SCOPE}404.html`]: 'old page' },
  })
  const get = async (url: unknown) => new Response(`new ${url}`)
  for (const one of [file('assets/a.js'), file('404.html', 'r2')]) await keepFile('new', one, where(storage, get))
  expect((await kept()).new).toEqual({
    [`${SCOPE}assets/a.js`]: 'old script',
    [`${SCOPE}404.html`]: `new ${SCOPE}404.html`,
  })
})

test('DEMO-9: unused caches are deleted, those of other deployments are not', async () => {
  const [used, running, unused] = ['1', '2', '3'].map((version) => cachesOf(SCOPE) + version) as [
    string,
    string,
    string,
  ]
  const { storage, kept } = createCaches({
    [used]: { [`${SCOPE}assets/one.js`]: '' },
    [running]: { [`${SCOPE}assets/two.js`]: '' },
    [unused]: { [`${SCOPE}assets/three.js`]: '' },
    [`${cachesOf('https://bank.example/')}4`]: {},
    somethingElse: {},
  })
  await dropUnused(SCOPE, [{ file: `${SCOPE}assets/one.js` }, { cache: running }], storage)
  expect(Object.keys(await kept())).toEqual([used, running, `${cachesOf('https://bank.example/')}4`, 'somethingElse'])
})

test('DEMO-9: a different list of files gets a different cache name, the same list the same', async () => {
  const [one, same, other] = await Promise.all(
    [[file('a')], [file('a')], [file('a'), file('b')]].map((files) => cacheName(SCOPE, files)),
  )
  expect([one === same, one === other, one?.startsWith(cachesOf(SCOPE))]).toEqual([true, false, true])
})

test('DEMO-9: distinguishes routes from files, and files that come later from others', () => {
  const routes = ['/', '/demo/loan', '/reset-password/8f3a', '/assets/a.js', '/larkspur-demo.html'].map(isRoute)
  expect(routes).toEqual([true, true, true, false, false])
  expect(
    ['assets/dev-viewer-x.js', 'assets/inter-further-x.woff2', 'assets/devices-x.js', '404.html'].map((url) =>
      isForLater(file(url)),
    ),
  ).toEqual([true, true, false, false])
})

type Contents = Record<string, Record<string, string>>

/** The parts of the Cache API that are used; names are in order of creation. */
function createCaches(first: Contents = {}) {
  const all = new Map(Object.entries(first).map(([name, files]) => [name, new Map(Object.entries(files))]))
  const open = (name: string) => {
    const files = all.get(name) ?? new Map<string, string>()
    all.set(name, files)
    return files
  }
  const found = (text: string | undefined) => (text === undefined ? undefined : new Response(text))
  const storage = {
    open: async (name: string) => {
      open(name)
      return {
        match: async (url: string) => found(open(name).get(url)),
        put: async (url: string, answer: Response) => void open(name).set(url, await answer.text()),
      }
    },
    match: async (url: string) => found([...all.values()].find((files) => files.has(url))?.get(url)),
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
  } as unknown as CacheStorage
  const kept = async (): Promise<Contents> =>
    Object.fromEntries([...all].map(([name, files]) => [name, Object.fromEntries(files)]))
  return { storage, kept }
}
