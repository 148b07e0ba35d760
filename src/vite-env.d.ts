/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_BACKEND?: 'live' | 'demo'
  readonly VITE_API_URL?: string
  readonly VITE_SANITY_PROJECT_ID?: string
  readonly VITE_SANITY_API_HOST?: string
  /** the real backend that the dev server passes `/api` on to; never in a build */
  readonly LARKSPUR_API?: string
}
