import { fileURLToPath } from 'node:url'

/**
 * What MSW and @mswjs/data bring along and the mock never uses, replaced by small stand-ins (PERF-3):
 * the list of public suffixes for cookies, cookies that are read, GraphQL, URL patterns, lodash, date-fns, cookies that are set, and debug output.
 * The tests run on the packages as they are, so the stand-ins only have to keep what is called.
 */
export const mockAliases: { find: RegExp; replacement: string }[] = [
  alias(/^.*\/cookieStore\.mjs$/, 'cookie-store'),
  alias(/^.*\/getRequestCookies\.mjs$/, 'request-cookies'),
  alias(/^.*\/shims\/statuses\.mjs$/, 'statuses'),
  alias(/^.*\/matching\/matchRequestUrl\.mjs$/, 'match-request-url'),
  alias(/^.*\/extensions\/sync$/, 'sync'),
  alias(/^.*\/model\/generate(Rest|GraphQL)Handlers$/, 'generate-handlers'),
  alias(/^date-fns$/, 'date-fns'),
  alias(/^lodash$/, 'lodash'),
  alias(/^lodash\/get$/, 'lodash-get'),
  alias(/^lodash\/set$/, 'lodash-set'),
  alias(/^lodash\/has$/, 'lodash-has'),
  alias(/^lodash\/isFunction$/, 'lodash-is-function'),
  alias(/^debug$/, 'debug'),
  alias(/^@open-draft\/logger$/, 'logger'),
  alias(/^set-cookie-parser$/, 'set-cookie-parser'),
  alias(/^md5$/, 'md5'),
]

function alias(find: RegExp, file: string): { find: RegExp; replacement: string } {
  return { find, replacement: fileURLToPath(new URL(`./${file}.ts`, import.meta.url)) }
}
