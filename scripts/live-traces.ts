import { CREDENTIALS } from './vite/build-target.ts'

/** Words of the demo in modules that it shares with the product, which drop them from a live build (SEC-3). */
export const WORDS = [
  'demonstration',
  'fictional',
  'noindex',
  'demo0000',
  'window.demo',
  'data-desk-button',
  'larkspur.desk',
  'Use specimen document',
]

const SECRET_NAME = /TOKEN|SECRET|PASSWORD|ADMIN|_KEY$/i
/** In characters. A shorter value, such as 'true', may be in any program. */
const SHORTEST_SECRET = 12

/**
 * Messages about what must not be in a live build (SEC-1, SEC-3). They never repeat a secret.
 *
 * @param files texts by path
 * @param env the environment, whose secrets must not be in any file
 */
export function findTraces(files: ReadonlyMap<string, string>, env: NodeJS.ProcessEnv): string[] {
  const secrets = Object.entries(env).filter(
    ([name, value = '']) => SECRET_NAME.test(name) && value.length >= SHORTEST_SECRET,
  )
  return [...files].flatMap(([path, text]) => [
    ...WORDS.filter((word) => text.includes(word)).map((word) => `${path} contains a word of the demo: ${word}`),
    ...(CREDENTIALS.some((pattern) => pattern.test(text)) ? [`${path} contains what looks like a credential`] : []),
    ...secrets
      .filter(([, value = '']) => text.includes(value))
      .map(([name]) => `${path} contains the value of the environment variable ${name}`),
  ])
}
