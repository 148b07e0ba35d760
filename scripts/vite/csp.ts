/**
 * The Content-Security-Policy and its companions (SEC-2), in one place: each page's meta, the preview's headers and the samples
 * in docs/hosting.md are made of it.
 */
export type Directives = Record<string, readonly string[]>

/** Whom a build speaks to besides its own host. */
export interface Hosts {
  isLive: boolean
  /** origins of the bank's API and of the content service; none for a demo that was given no backend (MOCK-5) */
  services: readonly string[]
}

const SELF = "'self'"
const NONE = "'none'"
/** The islands' map of a live build, and where it is redirected to. The demo draws its own. */
const MAPS = ['https://maps.google.com', 'https://www.google.com']

const OTHER_HEADERS = {
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
}

/** No script, and nothing that could become one, is made of a string. One exception: the address of the demo's offline worker. */
const trustedTypes = ({ isLive }: Hosts) => ({
  'require-trusted-types-for': ["'script'"],
  'trusted-types': [isLive ? NONE : 'larkspur-worker'],
})

/** What a server sends with every answer. It does not rule on styles: the page's own is told by its hash, in the meta. */
export function headers(hosts: Hosts): Record<string, string> {
  return {
    'Content-Security-Policy': inWords({ ...common(hosts), 'frame-ancestors': [NONE] }),
    ...OTHER_HEADERS,
  }
}

/**
 * What each page says of itself, so that it is safe on any host.
 *
 * @param styleHashes of the styles that stand in the page, 'sha256-…'
 */
export function metaPolicy(hosts: Hosts, styleHashes: readonly string[]): string {
  const styles = styleHashes.map((hash) => `'${hash}'`)
  return inWords({ 'default-src': [SELF], ...common(hosts), 'style-src': [SELF, ...styles] })
}

/** The dev server writes scripts and styles into the page, and shows an error as HTML: only there may it. */
export function devPolicy(hosts: Hosts): string {
  const inline = [SELF, "'unsafe-inline'"]
  const looser = { 'script-src': inline, 'style-src': inline }
  const directives = Object.entries({ 'default-src': [SELF], ...common(hosts), ...looser })
  return inWords(Object.fromEntries(directives.filter(([name]) => !(name in trustedTypes(hosts)))))
}

function common(hosts: Hosts): Directives {
  const { isLive, services } = hosts
  const own = [SELF, ...new Set(services)]
  return {
    'script-src': [SELF],
    // Ark and the charts set styles through the object model, which needs no leave.
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
    // Every form is the script's. One that is sent before the script is there would put a password into the address.
    'form-action': [NONE],
    ...trustedTypes(hosts),
  }
}

function inWords(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}
