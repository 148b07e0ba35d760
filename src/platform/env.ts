import { readLiveSettings } from './live-settings.ts'

/**
 * Anything but VITE_BACKEND=live is the demo (SEC-3). The build replaces `isDemo` by `true` or `false` in every module, so that the
 * other build's code is removed. The end-to-end tests import content without Vite, where `import.meta.env` is undefined.
 */
export const isDemo = import.meta.env?.VITE_BACKEND !== 'live'

const live = isDemo
  ? null
  : readLiveSettings({
      VITE_API_URL: import.meta.env.VITE_API_URL,
      VITE_SANITY_PROJECT_ID: import.meta.env.VITE_SANITY_PROJECT_ID,
      VITE_SANITY_API_HOST: import.meta.env.VITE_SANITY_API_HOST,
    })

/** The base URL of every path in the contract. */
export const apiBase: string = isDemo ? '/api' : (live?.apiBase ?? '')

/** Whether the mock answers content queries, in every mode; false if the build was given a Sanity project (MOCK-6). */
export const isDemoContent = isDemo && !import.meta.env?.VITE_SANITY_PROJECT_ID

export const contentProject: string = isDemo
  ? import.meta.env?.VITE_SANITY_PROJECT_ID || 'demo0000'
  : (live?.contentProject ?? '')
/** The content service's address if it is not Sanity's own. */
export const contentHost: string | null = live?.contentHost ?? null
