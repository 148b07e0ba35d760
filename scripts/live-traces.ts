/** What a live build must not contain (SEC-1, SEC-3): modules, strings that occur only in the demo, credentials. */
import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ROOT } from './root.ts'

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
  'the flow viewer': 'larkspur.desk.flows',
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

/** Folders, files and packages of the demo. */
const MODULES = [
  'mocks/',
  'src/workbench/',
  'src/platform/desk-state.ts',
  'src/platform/backend-state.ts',
  'src/platform/draw-specimen.ts',
  'src/pages/demo-strip.tsx',
  'src/ui/specimen-button.tsx',
  'node_modules/msw/',
  'node_modules/@mswjs/',
  'node_modules/@msw/',
  'node_modules/@noble/',
  'node_modules/groq-js/',
  'node_modules/@statelyai/',
  'node_modules/elkjs/',
  'node_modules/idb-keyval/',
]

/** Tokens of the content service, JSON web tokens, private keys. */
const CREDENTIALS = [
  /\bsk[A-Za-z0-9]{60,}/,
  /\beyJ[\w-]{8,}\.eyJ[\w-]{8,}\.[\w-]+/,
  /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
]
const SECRET_NAME = /TOKEN|SECRET|PASSWORD|ADMIN|_KEY$/i
/** in characters; shorter values may occur in any program */
const SHORTEST_SECRET = 12

/**
 * Messages about everything that must not be in this live build. They never repeat a secret.
 *
 * @param env the environment, whose secrets must not be in any file
 */
export function findTraces({ files, modules }: Build, env: NodeJS.ProcessEnv): string[] {
  const found: string[] = []
  for (const [path, text] of files) {
    for (const [what, words] of Object.entries(STRINGS)) if (text.includes(words)) found.push(`${what}: ${path}`)
    if (CREDENTIALS.some((pattern) => pattern.test(text))) found.push(`what looks like a token: ${path}`)
    for (const name of secretsIn(env, text)) found.push(`what the environment holds as ${name}: ${path}`)
  }
  for (const id of modules) {
    const path = relative(ROOT, id).replaceAll('\\', '/')
    if (MODULES.some((start) => path.startsWith(start))) found.push(`a module of the demo: ${path}`)
  }
  return found
}

/** Searching for what the demo itself does not have proves nothing. */
export function staleTraces(demo: Build['files']): string[] {
  const texts = [...demo.values()]
  const strings = Object.entries(STRINGS).filter(([, words]) => !texts.some((text) => text.includes(words)))
  const modules = MODULES.filter((start) => !existsSync(join(ROOT, start)))
  return [...strings.map(([what]) => what), ...modules]
}

function secretsIn(env: NodeJS.ProcessEnv, text: string): string[] {
  const secrets = Object.entries(env).filter(
    ([name, value = '']) => SECRET_NAME.test(name) && value.length >= SHORTEST_SECRET,
  )
  return secrets.filter(([, value = '']) => text.includes(value)).map(([name]) => name)
}
