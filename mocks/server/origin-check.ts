import type { IncomingHttpHeaders } from 'node:http'

const LOOPBACK = /^(([\w-]+\.)*localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i
/** What browsers say of a request that no page of another site has made: somebody typed its address, or a proxy answers in the bank's place. */
const OWN_SITES = ['none', 'same-origin']

/**
 * Why whoever sends this may not call, in words; null for who may (SEC-3). Browsers say for which page they send a request, and
 * no page can keep them from it or forge it; programs say nothing.
 *
 * @param allowed the one origin whose pages may call; null for none
 */
export function refusalOf(headers: IncomingHttpHeaders, allowed: string | null): string | null {
  const { host, origin, 'sec-fetch-site': site } = headers
  // A name that its owner leads here makes pages of that name pages of this very origin, of which browsers say nothing.
  if (host !== undefined && !LOOPBACK.test(host))
    return 'The bank answers at loopback addresses alone, such as 127.0.0.1'
  if (origin !== undefined) return origin === allowed ? null : 'Pages of this origin may not call here'
  // Pictures, scripts and links come without an origin.
  return site === undefined || OWN_SITES.includes(String(site)) ? null : 'Pages of other sites may not call here'
}
