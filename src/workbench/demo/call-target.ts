import type { BackendOptions } from '#mocks/bank/backend.ts'
import { backendState } from '#src/platform/backend-state.ts'
import { isDemoContent } from '#src/platform/env.ts'
import { serverBase } from './backend-modes.ts'

type CallTarget = NonNullable<BackendOptions['destination']>

/** Where a call goes in each mode. Content comes from the mock, unless the build has its own content project (MOCK-6). */
export const callTarget: CallTarget = ({ endpoint, path }, { url }) => {
  const { mode } = backendState.get()
  if (mode === 'mock') return null
  if (mode === 'worker') return url
  if (endpoint === 'content') return isDemoContent ? null : url
  return `${serverBase()}/${path}`
}

/** The header of a call that only MSW's worker may answer: the dev server refuses it (`scripts/vite/backend-proxy.ts`). */
const WORKER_ONLY = { 'larkspur-backend': 'worker' }

/**
 * In the mode `worker`, wakes MSW's worker before a call. Browsers stop a worker that is idle, and MSW 2.15 then forgets which pages it
 * answers: the call would pass it, to the real backend behind the dev server or to the content service (MOCK-5). Rejects where
 * there is no worker any more.
 */
export async function wakeWorker(address: string): Promise<Readonly<Record<string, string>>> {
  if (!import.meta.env.DEV || backendState.get().mode !== 'worker') return {}
  const { serviceWorker } = navigator
  const { controller } = serviceWorker
  if (controller === null) throw new TypeError('MSW’s worker is gone')
  await new Promise<void>((resolve) => {
    const listen = ({ data }: MessageEvent<{ type?: unknown } | null>) => {
      if (data?.type !== 'MOCKING_ENABLED') return
      serviceWorker.removeEventListener('message', listen)
      resolve()
    }
    serviceWorker.addEventListener('message', listen)
    controller.postMessage('MOCK_ACTIVATE')
  })
  // Other hosts would have to allow the header.
  return new URL(address, location.href).origin === location.origin ? WORKER_ONLY : {}
}
