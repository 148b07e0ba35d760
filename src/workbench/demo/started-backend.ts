import type { Backend } from '#mocks/bank/backend.ts'

let resolve: (backend: Backend) => void

/** This page's mock backend; resolves once it answers. */
export const startedBackend = new Promise<Backend>((settle) => {
  resolve = settle
})

export const announceBackend = (backend: Backend) => resolve(backend)
