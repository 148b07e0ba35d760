/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_BACKEND?: 'live'
  readonly VITE_API_URL?: string
  readonly VITE_SANITY_PROJECT_ID?: string
}
