import { type Message, readMessage } from './messages.ts'

/** Where windows of one browser speak to each other, and learn that another is gone. */
export interface Transport {
  post(message: Message): void
  listen(listener: (message: Message) => void): void
  /** Resolves once the others can tell whether this window lives. */
  live(id: string): Promise<void>
  /** Calls once the window with this id is closed, reloaded or has crashed. */
  whenGone(id: string, gone: () => void): void
}

/** A lock lives no longer than the window that holds it, however that ends. Without locks nobody learns of an end. */
export function browserTransport(channel: BroadcastChannel): Transport {
  const { locks } = navigator as { locks?: LockManager }
  return {
    post: (message) => channel.postMessage(message),
    listen: (listener) =>
      channel.addEventListener('message', ({ data }) => {
        const message = readMessage(data)
        if (message !== null) listener(message)
      }),
    live: (id) =>
      new Promise((resolve) => {
        if (locks === undefined) resolve()
        else void locks.request(lockOf(channel, id), () => held(resolve))
      }),
    whenGone: (id, gone) => void locks?.request(lockOf(channel, id), { mode: 'shared' }, gone),
  }
}

/** 16 hexadecimal digits, no two windows' the same. */
export function newWindowId(): string {
  return [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

function lockOf({ name }: BroadcastChannel, id: string): string {
  return `${name} ${id}`
}

/** Until the window ends. */
function held(begin: () => void): Promise<never> {
  begin()
  return new Promise(() => {})
}
