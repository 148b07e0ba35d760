/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_BACKEND?: 'live' | 'demo'
  readonly VITE_API_URL?: string
  readonly VITE_SANITY_PROJECT_ID?: string
  readonly VITE_SANITY_API_HOST?: string
}
