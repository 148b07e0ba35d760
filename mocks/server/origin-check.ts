import type { IncomingHttpHeaders } from 'node:http'

const LOOPBACK = /^(([\w-]+\.)*localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i
/** `Sec-Fetch-Site` of a request that no other site made: the user typed the address, or the page and the bank share a proxy. */
const TRUSTED_SITES = ['none', 'same-origin']

/**
 * Why the sender of this request may not call; null if they may (SEC-3). Browsers name the page that sends a request, which
 * no page can prevent or forge. Other programs name none.
 *
 * @param allowed the origin whose pages may call; null for none
 */
export function checkOrigin(headers: IncomingHttpHeaders, allowed: string | null): string | null {
  const { host, origin, 'sec-fetch-site': site } = headers
  // DNS rebinding: for pages of a host name that resolves to this machine, requests are same-origin and have no `Origin`.
  if (host !== undefined && !LOOPBACK.test(host))
    return 'The bank answers only at loopback addresses, such as 127.0.0.1'
  if (origin !== undefined) return origin === allowed ? null : 'Pages of this origin may not call here'
  // Requests for images, scripts and links have no `Origin`.
  return site === undefined || TRUSTED_SITES.includes(String(site)) ? null : 'Pages of other sites may not call here'
}
