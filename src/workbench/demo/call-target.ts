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
