/** A live build's settings, from its environment variables (SEC-3). */
export interface LiveSettings {
  /** the base URL of the contract's paths, without a trailing slash */
  apiBase: string
  contentProject: string
  /** the content service's address if it is not Sanity's own */
  contentHost: string | null
}

export interface LiveEnv {
  VITE_API_URL?: string | undefined
  VITE_SANITY_PROJECT_ID?: string | undefined
  VITE_SANITY_API_HOST?: string | undefined
}

/** Throws an Error that lists every missing or invalid variable, one a line, without repeating values. */
export function readLiveSettings(env: LiveEnv): LiveSettings {
  const errors = [
    addressError('VITE_API_URL', env.VITE_API_URL, 'the address of the bank’s API'),
    projectError(env.VITE_SANITY_PROJECT_ID),
    env.VITE_SANITY_API_HOST ? addressError('VITE_SANITY_API_HOST', env.VITE_SANITY_API_HOST, '') : null,
  ].filter((error) => error !== null)
  if (errors.length > 0) throw new Error(errors.join('\n'))
  return {
    apiBase: withoutSlash(env.VITE_API_URL ?? ''),
    contentProject: env.VITE_SANITY_PROJECT_ID ?? '',
    contentHost: env.VITE_SANITY_API_HOST ? withoutSlash(env.VITE_SANITY_API_HOST) : null,
  }
}

/** Why an address is invalid, as a sentence; null if it is valid. */
export function addressError(name: string, value: string | undefined, what: string): string | null {
  if (!value) return `${name} is missing: ${what}, such as https://api.bank.example/v1.`
  const url = URL.canParse(value) ? new URL(value) : null
  if (url === null || !/^https?:\/\//i.test(value)) return `${name} must be a whole http or https address.`
  if (url.username !== '' || url.password !== '') return `${name} must hold no user and no password.`
  return /[?#\s]/.test(value) ? `${name} must end with its path: no query, no #, no space.` : null
}

/** Why a project id is invalid by Sanity's rule, as a sentence; null if it is valid. */
export function projectError(value: string | undefined): string | null {
  if (!value) return 'VITE_SANITY_PROJECT_ID is missing: the id of the content service’s project.'
  return /^[a-z0-9][a-z0-9-]*$/.test(value)
    ? null
    : 'VITE_SANITY_PROJECT_ID must be of small letters, digits and dashes.'
}

function withoutSlash(address: string): string {
  return address.replace(/\/+$/, '')
}
