import type { DeskTools } from './desk-tools.ts'

let resolve: (tools: DeskTools) => void

/** What the desk works with, for pages of the demonstration's own. */
export const startedTools = new Promise<DeskTools>((settle) => {
  resolve = settle
})

export const announceTools = (tools: DeskTools) => resolve(tools)
