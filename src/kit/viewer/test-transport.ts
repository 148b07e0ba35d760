import { type Message, readMessage } from './messages.ts'
import type { Transport } from './transport.ts'

/** Simulated windows that exchange messages as a browser's do: asynchronously, and as copies. */
export interface TestTransports {
  /** all posted messages, as text */
  text(): string
  posted: readonly Message[]
  open(): TestWindow
}

export interface TestWindow {
  transport: Transport
  /** closes the window */
  close(): void
}

export function testTransports(): TestTransports {
  const posted: Message[] = []
  const windows = new Map<object, ((message: Message) => void)[]>()
  const openIds = new Set<string>()
  const waiting: { id: string; gone: () => void; by: object }[] = []

  return {
    posted,
    text: () => JSON.stringify(posted),
    open: () => {
      const self = {}
      const ids: string[] = []
      windows.set(self, [])
      const transport: Transport = {
        post: (message) => {
          const copy = readMessage(structuredClone(message))
          if (copy === null) throw new Error(`Not a valid message: ${JSON.stringify(message)}`)
          posted.push(copy)
          for (const [other, listeners] of [...windows])
            if (other !== self) for (const listener of listeners) listener(copy)
        },
        listen: (listener) => windows.get(self)?.push(listener),
        live: async (id) => {
          ids.push(id)
          openIds.add(id)
        },
        whenGone: (id, gone) => {
          if (openIds.has(id)) waiting.push({ id, gone, by: self })
          else gone()
        },
      }
      return {
        transport,
        close: () => {
          windows.delete(self)
          for (const id of ids) openIds.delete(id)
          for (const { gone } of waiting.filter(({ id, by }) => ids.includes(id) && by !== self)) gone()
        },
      }
    },
  }
}
