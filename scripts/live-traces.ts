/**
 * What a live build must not contain (SEC-1, SEC-3), and how to detect it: strings that occur only in the demo, bundled
 * modules, file names and file sizes.
 */

export interface Build {
  /** text by path */
  files: Map<string, string>
  /** ids of all bundled modules */
  modules: readonly string[]
}

/** A string from the code of each part. The demo build must contain them all; otherwise the search proves nothing. */
export const STRINGS: Record<string, string> = {
  'the mock’s handlers': 'This call needs the token of a customer',
  'the mock’s store': 'This browser does not let the demo store its data',
  'the seed': 'Castellan',
  'the personas’ password': 'Demo-1234',
  'the content of the demonstration': 'demo0000',
  'the demo desk': 'Close the desk',
  'the desk state': 'data-desk-button',
  'the strip': 'A fictional demonstration with no real money.',
  'the toggle of the backend': 'No backend is configured',
  'the parameters of the demo': 'The address asks for',
  'the kept clock of the demo': 'larkspur.clock',
  'window.demo': 'window.demo',
  'the flow viewer': 'larkspur.flows',
  'the inspector': 'larkspur-inspector',
  recordings: 'larkspur-recording',
  'links to states': ' could not be reached',
  'shared moments': 'larkspur-moment',
  scenarios: 'Iris has passed eight of the nine steps',
  'the specimen paper': 'Use specimen document',
  'exports of the demo': 'larkspur-demo',
  msw: '[MSW]',
  '@msw/data': 'STRICT_QUERY_WITHOUT_RESULTS',
  '@mswjs/interceptors': 'mswjs',
  'groq-js': 'Unexpected character in traversal',
  'words of a demonstration': 'demonstration',
  'word of a fiction': 'fictional',
  'a word to search engines to stay away': 'noindex',
}

/** A folder, file or package, matched by module path. */
const MODULES = {
  'the mock': /\/mocks\//,
  'the demo': /\/src\/(demo|desk)\//,
  'the drawing of statecharts': /\/src\/kit\/statechart\//,
  'the desk state': /\/src\/platform\/desk-state\./,
  'who answers': /\/src\/platform\/backend-state\./,
  'the strip': /\/src\/pages\/demo-strip\./,
  'the specimen paper': /\/src\/(platform\/draw-specimen|ui\/specimen-button)\./,
  msw: /\/node_modules\/msw\//,
  '@mswjs': /\/node_modules\/@mswjs\//,
  '@msw/data': /\/node_modules\/@msw\//,
  '@noble/hashes': /\/node_modules\/@noble\//,
  'groq-js': /\/node_modules\/groq-js\//,
  '@statelyai': /\/node_modules\/@statelyai\//,
  elkjs: /\/node_modules\/elkjs\//,
  'idb-keyval': /\/node_modules\/idb-keyval\//,
}

const FILE_NAMES =
  /(^|\/)(mock|desk|mount-desk|persona|inspect|viewer|record|replay|go-to-state|recipes|trace|groq)[^/]*$/i
const NOT_FILE_NAMES = /(^|\/)personal-loans/
/** Tokens of the content service, JSON web tokens, private keys. */
const CREDENTIALS = [
  /\bsk[A-Za-z0-9]{60,}/,
  /\beyJ[\w-]{8,}\.eyJ[\w-]{8,}\.[\w-]+/,
  /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
]
const SECRET_NAME = /TOKEN|SECRET|PASSWORD|ADMIN|_KEY$/i
/** in characters; shorter values may occur in any program */
const SHORTEST_SECRET = 12
/** bytes of script; the demo has about 800 KB more */
const MOST_SCRIPT = 1_200_000

/**
 * Messages about everything that must not be in this live build. They never repeat a secret.
 *
 * @param env the environment, whose secrets must not be in any file
 */
export function findTraces({ files, modules }: Build, env: NodeJS.ProcessEnv = {}): string[] {
  const found: string[] = []
  for (const [path, text] of files) {
    for (const [what, words] of Object.entries(STRINGS)) if (text.includes(words)) found.push(`${what}: ${path}`)
    if (CREDENTIALS.some((pattern) => pattern.test(text))) found.push(`what looks like a token: ${path}`)
    for (const name of secretsIn(env, text)) found.push(`what the environment holds as ${name}: ${path}`)
    if (FILE_NAMES.test(path) && !NOT_FILE_NAMES.test(path)) found.push(`a file named as the demo’s: ${path}`)
  }
  for (const id of modules) {
    const path = id.replaceAll('\\', '/')
    for (const [what, pattern] of Object.entries(MODULES)) if (pattern.test(path)) found.push(`${what}: module ${path}`)
  }
  const size = scriptSize(files)
  if (size > MOST_SCRIPT) found.push(`${size} bytes of script, and at most ${MOST_SCRIPT} are expected`)
  return found
}

/** Plants one trace of each kind into a clean build and returns those that are not detected. */
export function plantTraces(build: Build): { planted: number; missed: string[] } {
  const [path = '', text = ''] = [...build.files].find(([name]) => name.endsWith('.js')) ?? []
  const env = { BANK_TOKEN: 'a-secret-of-the-environment' }
  const withFile = (name: string, content: string): Build => ({
    ...build,
    files: new Map([...build.files, [name, content]]),
  })
  const withModule = (id: string): Build => ({ ...build, modules: [...build.modules, id] })
  const plants: [what: string, planted: Build][] = [
    ...Object.entries(STRINGS).map(([what, words]): [string, Build] => [what, withFile(path, `${text};"${words}"`)]),
    ...MODULE_PLANTS.map((id): [string, Build] => [id, withModule(`/anywhere${id}`)]),
    ...[
      'assets/mock-start-1.js',
      'assets/mount-desk-1.js',
      'assets/persona-list-1.js',
      'inspector.html',
      'assets/recorder.js',
    ].map((name): [string, Build] => [name, withFile(name, '')]),
    ['a content token', withFile(path, `${text};"sk${'aB3'.repeat(50)}"`)],
    ['a web token', withFile(path, `${text};"eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.c2lnbmF0dXJl"`)],
    ['a private key', withFile(path, `${text};"-----BEGIN PRIVATE KEY-----"`)],
    ['a secret of the environment', withFile(path, `${text};"${env.BANK_TOKEN}"`)],
    ['a megabyte more', withFile('assets/more.js', ' '.repeat(MOST_SCRIPT))],
  ]
  return {
    planted: plants.length,
    missed: plants.filter(([, planted]) => findTraces(planted, env).length === 0).map(([what]) => what),
  }
}

const MODULE_PLANTS = [
  '/mocks/bank/seed.ts',
  '/src/demo/prepare.ts',
  '/src/platform/desk-state.ts',
  '/src/pages/demo-strip.tsx',
  '/src/platform/draw-specimen.ts',
  '/node_modules/msw/lib/core/index.mjs',
  '/node_modules/@mswjs/interceptors/lib/browser/index.mjs',
  '/node_modules/@msw/data/build/index.mjs',
  '/node_modules/@noble/hashes/sha2.js',
  '/node_modules/groq-js/dist/1.mjs',
  '/node_modules/@statelyai/inspect/dist/index.mjs',
  '/node_modules/elkjs/lib/main.js',
  '/node_modules/idb-keyval/dist/index.js',
]

/** The strings that are missing in the demo build too: searching for them proves nothing. */
export function staleStrings(demo: Build['files']): string[] {
  const texts = [...demo.values()]
  const missing = Object.entries(STRINGS).filter(([, words]) => !texts.some((text) => text.includes(words)))
  return missing.map(([what]) => what)
}

export function scriptSize(files: Build['files']): number {
  const scripts = [...files].filter(([path]) => path.endsWith('.js'))
  return scripts.reduce((sum, [, text]) => sum + Buffer.byteLength(text), 0)
}

function secretsIn(env: NodeJS.ProcessEnv, text: string): string[] {
  const secrets = Object.entries(env).filter(
    ([name, value = '']) => SECRET_NAME.test(name) && value.length >= SHORTEST_SECRET,
  )
  return secrets.filter(([, value = '']) => text.includes(value)).map(([name]) => name)
}
