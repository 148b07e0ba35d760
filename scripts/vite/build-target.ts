import { loadEnv, type Plugin } from 'vite'
import { addressError, projectError, readLiveSettings } from '#src/platform/live-settings.ts'
import { Refusal } from '../refusal.ts'

const CREDENTIAL_NAME = /TOKEN|SECRET|ADMIN/i
/** Content tokens, JSON web tokens, API keys, private keys. */
export const CREDENTIALS = [
  /\bsk[A-Za-z0-9]{40,}/,
  /\beyJ[\w-]{8,}\.[\w-]+\.[\w-]*/,
  /\b(sk|rk)[-_]\w{16,}/,
  /-----BEGIN /,
]
const IMPORT_OF_IS_DEMO = /^import \{ isDemo \} from '[^']*\/env\.ts'$/m
const ROBOTS = /\s*<meta name="robots"[^>]*>/
const NOSCRIPT = /(<noscript>)[^<]*(<\/noscript>)/

/**
 * Selects a build's backend. VITE_BACKEND=live, with complete settings and no credentials, gives the live build; anything
 * else gives the demo (SEC-1, SEC-3).
 */
export function backendOfBuild(): Plugin {
  let [isLive, isBuild] = [false, false]
  return {
    name: 'larkspur:backend-of-build',
    config: ({ root = process.cwd(), envDir }, { mode, command }) => {
      const env = loadEnv(mode, envDir || root, 'VITE_')
      isLive = env.VITE_BACKEND === 'live'
      isBuild = command === 'build'
      checkSettings(env, isLive)
      if (!isLive && isBuild && env.VITE_BACKEND)
        console.info(`VITE_BACKEND is '${env.VITE_BACKEND}', and only 'live' makes a live build: this builds the demo.`)
      const define = { 'import.meta.env.VITE_BACKEND': JSON.stringify(isLive ? 'live' : 'demo') }
      return { define: isBuild ? { ...define, isDemo: String(!isLive) } : define }
    },
    transform: {
      order: 'pre',
      filter: { id: /[\\/]src[\\/].*\.tsx?$/, code: /\bisDemo\b.*env\.ts'/ },
      // With the import removed, `define` can replace the free name by the constant.
      handler: (code) => (isBuild ? code.replace(IMPORT_OF_IS_DEMO, '') : null),
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => (isLive ? liveHtml(html) : html),
    },
  }
}

/**
 * Throws a Refusal that lists every problem in a build's environment: the settings of a live build, or the optional ones of a demo,
 * which are a real backend to switch to and its content project (MOCK-5).
 */
export function checkSettings(env: Record<string, string | undefined>, isLive: boolean): void {
  const { VITE_API_URL, VITE_SANITY_PROJECT_ID, ...others } = env
  const demoErrors = [
    VITE_API_URL ? addressError('VITE_API_URL', VITE_API_URL, '') : null,
    VITE_SANITY_PROJECT_ID ? projectError(VITE_SANITY_PROJECT_ID) : null,
  ]
  const given = { VITE_API_URL, VITE_SANITY_PROJECT_ID, ...(isLive ? others : {}) }
  const errors = [
    ...(isLive ? [liveError(env)] : demoErrors),
    ...Object.entries(given).map(([name, value = '']) => credentialError(name, value)),
  ].filter((error) => error !== null)
  if (errors.length > 0)
    throw new Refusal(`No ${isLive ? 'live build' : 'demo'} can be made of this:\n${errors.join('\n')}`)
}

function liveError(env: Record<string, string | undefined>): string | null {
  try {
    readLiveSettings(env)
    return null
  } catch (error) {
    return (error as Error).message
  }
}

/** Variables with this prefix are public: no name or value may look like a credential. */
function credentialError(name: string, value: string): string | null {
  if (!name.startsWith('VITE_')) return null
  if (CREDENTIAL_NAME.test(name)) return `${name} is named like a credential, and a build hands out what it holds.`
  const isCredential = CREDENTIALS.some((pattern) => pattern.test(value))
  return isCredential ? `${name} holds what looks like a token or a key, and a build hands out what it holds.` : null
}

/** In a live build, allows search engines and removes every mention of a demo. */
function liveHtml(html: string): string {
  if (!ROBOTS.test(html) || !NOSCRIPT.test(html))
    throw new Error('index.html lacks the robots meta tag or the noscript text that a live build replaces')
  return html.replace(ROBOTS, '').replace(NOSCRIPT, '$1Larkspur needs JavaScript.$2')
}
