import { readLiveSettings } from './live-settings.ts'

/**
 * `import.meta.env`, read in one place. Anything but VITE_BACKEND=live is the demo (SEC-3). A build puts `true` or `false`
 * for this name into every module, so that what stands behind it vanishes from the other build; the end-to-end tests read
 * the content outside of any build, where there is no `env` at all.
 */
export const isDemo = import.meta.env?.VITE_BACKEND !== 'live'

const live = isDemo
  ? null
  : readLiveSettings({
      VITE_API_URL: import.meta.env.VITE_API_URL,
      VITE_SANITY_PROJECT_ID: import.meta.env.VITE_SANITY_PROJECT_ID,
      VITE_SANITY_API_HOST: import.meta.env.VITE_SANITY_API_HOST,
    })

/** The base that every path of the contract is relative to. */
export const apiBase: string = isDemo ? '/api' : (live?.apiBase ?? '')

/** Whether content is the mock's, in every mode: a demo may have a project of its own, which a real backend goes with (MOCK-6). */
export const isDemoContent = isDemo && !import.meta.env?.VITE_SANITY_PROJECT_ID

export const contentProject: string = isDemo
  ? import.meta.env?.VITE_SANITY_PROJECT_ID || 'demo0000'
  : (live?.contentProject ?? '')
/** Where the content service answers, when it is not its own host. */
export const contentHost: string | null = live?.contentHost ?? null
