import { useSyncExternalStore } from 'react'
import { type BackendState, backendState, initialBackendState, subscribeBackendState } from './backend-state.ts'

export const useBackendState = (): BackendState =>
  useSyncExternalStore(subscribeBackendState, backendState, initialBackendState)
