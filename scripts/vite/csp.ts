/**
 * The Content-Security-Policy and related headers (SEC-2): the source of each page's meta tag, the preview's headers and the
 * samples in docs/hosting.md.
 */
type Directives = Record<string, readonly string[]>

/** The services that a build calls besides its own host. */
export interface Hosts {
  isLive: boolean
  /** origins of the bank's API and the content service; empty for a demo without a real backend (MOCK-5) */
  services: readonly string[]
}

const SELF = "'self'"
const NONE = "'none'"
/** The origin of the live build's map, and its redirect target. The demo draws its own map. */
const MAPS = ['https://maps.google.com', 'https://www.google.com']

const OTHER_HEADERS = {
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
}

/**
 * Headers for every response. They do not restrict styles: the page's meta tag allows its inline styles by hash.
 *
 * @param scriptHashes of the inline script of `index.html`, 'sha256-…'
 */
export function headers(hosts: Hosts, scriptHashes: readonly string[]): Record<string, string> {
  return {
    'Content-Security-Policy': inWords({ ...common(hosts, scriptHashes), 'frame-ancestors': [NONE] }),
    ...OTHER_HEADERS,
  }
}

/**
 * The policy in each page's meta tag, so that the page is safe on any host.
 *
 * @param scriptHashes of the inline scripts, 'sha256-…'
 * @param styleHashes of the inline styles
 */
export function metaPolicy(hosts: Hosts, scriptHashes: readonly string[], styleHashes: readonly string[]): string {
  return inWords({ 'default-src': [SELF], ...common(hosts, scriptHashes), 'style-src': [SELF, ...quoted(styleHashes)] })
}

/** The policy of the one-file demo. It makes no requests, and its script and styles are in it, 'sha256-…'. */
export function filePolicy(scriptHashes: readonly string[], styleHashes: readonly string[]): string {
  return inWords({
    'default-src': [NONE],
    'script-src': quoted(scriptHashes),
    'style-src': quoted(styleHashes),
    'style-src-attr': [NONE],
    'img-src': ['data:', 'blob:'],
    'font-src': ['data:'],
    'base-uri': [NONE],
    'form-action': [NONE],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [NONE],
  })
}

function common({ isLive, services }: Hosts, scriptHashes: readonly string[]): Directives {
  const own = [SELF, ...new Set(services)]
  return {
    'script-src': [SELF, ...quoted(scriptHashes)],
    // Ark and the charts set styles through the CSSOM, which the policy does not restrict.
    'style-src-attr': [NONE],
    'img-src': [SELF, 'blob:', 'data:'],
    'font-src': [SELF],
    'connect-src': isLive ? [...own, 'https://maps.google.com'] : own,
    'frame-src': isLive ? MAPS : [NONE],
    'media-src': [NONE],
    'object-src': [NONE],
    'worker-src': [SELF],
    'manifest-src': [SELF],
    'base-uri': [SELF],
    // Scripts handle all forms. A form submitted before the script loads would put a password into the URL.
    'form-action': [NONE],
    // Trusted Types: no script or HTML from strings. The only exception is the URL of the demo's offline worker.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [isLive ? NONE : 'larkspur-worker'],
  }
}

function quoted(hashes: readonly string[]): string[] {
  return hashes.map((hash) => `'${hash}'`)
}

function inWords(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}
