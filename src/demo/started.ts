import type { DeskTools } from './desk-tools.ts'

let resolve: (tools: DeskTools) => void

/** The demo's tools, for its own pages. */
export const startedTools = new Promise<DeskTools>((settle) => {
  resolve = settle
})

export const announceTools = (tools: DeskTools) => resolve(tools)
