import type { Backend } from '#mocks/bank/backend.ts'
import type { DeskTools } from './desk-start.ts'

let resolve: (backend: Backend) => void

/** The mock backend of this page, once it answers. */
export const startedBackend = new Promise<Backend>((settle) => {
  resolve = settle
})

export const announceBackend = (backend: Backend) => resolve(backend)

let resolveTools: (tools: DeskTools) => void

/** What the desk works with, for pages of the demonstration's own. */
export const startedTools = new Promise<DeskTools>((settle) => {
  resolveTools = settle
})

export const announceTools = (tools: DeskTools) => resolveTools(tools)
