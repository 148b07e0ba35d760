import { join } from 'node:path'

/** MSW's cookie jar knows every public suffix, in 48 KB; the bank sets no cookies (PERF-3). */
export const mswAlias = {
  find: /^.*\/cookieStore\.mjs$/,
  replacement: join(import.meta.dirname, '../../mocks/engine/cookie-store.ts'),
}
