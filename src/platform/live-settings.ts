/** What a live build is told by its environment (SEC-3). */
export interface LiveSettings {
  /** what the contract's paths are relative to, without a slash at its end */
  apiBase: string
  /** the content service's project */
  contentProject: string
  /** where the content service answers, when it is not its own host */
  contentHost: string | null
}

export interface LiveEnv {
  VITE_API_URL?: string | undefined
  VITE_SANITY_PROJECT_ID?: string | undefined
  VITE_SANITY_API_HOST?: string | undefined
}

/** Throws an Error whose text names, line by line, everything that is missing or wrong. It repeats no value. */
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

/** What is wrong with the address of a service, in words; null for nothing. */
export function addressError(name: string, value: string | undefined, what: string): string | null {
  if (!value) return `${name} is missing: ${what}, such as https://api.bank.example/v1.`
  const url = URL.canParse(value) ? new URL(value) : null
  if (url === null || !/^https?:\/\//i.test(value)) return `${name} must be a whole http or https address.`
  if (url.username !== '' || url.password !== '') return `${name} must hold no user and no password.`
  return /[?#\s]/.test(value) ? `${name} must end with its path: no query, no #, no space.` : null
}

/** What is wrong with a project's id by the content service's own rule, in words; null for nothing. */
export function projectError(value: string | undefined): string | null {
  if (!value) return 'VITE_SANITY_PROJECT_ID is missing: the id of the content service’s project.'
  return /^[a-z0-9][a-z0-9-]*$/.test(value)
    ? null
    : 'VITE_SANITY_PROJECT_ID must be of small letters, digits and dashes.'
}

function withoutSlash(address: string): string {
  return address.replace(/\/+$/, '')
}
