import { join } from 'node:path'

/** Removes MSW's cookie jar and its 48 KB list of public suffixes: the bank sets no cookies (PERF-3). */
export const mswAlias = {
  find: /^.*\/cookieStore\.mjs$/,
  replacement: join(import.meta.dirname, '../../mocks/engine/cookie-store.ts'),
}
