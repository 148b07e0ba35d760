import { type Message, readMessage } from './messages.ts'

/** Messages between windows of one browser, and notice of a window's end. */
export interface Transport {
  post(message: Message): void
  listen(listener: (message: Message) => void): void
  /** Resolves once other windows can detect that this one is open. */
  live(id: string): Promise<void>
  /** Calls `gone` once the window with this id is closed, reloaded or has crashed. */
  whenGone(id: string, gone: () => void): void
}

/** The browser releases a window's lock when the window ends for any reason. Without Web Locks an end is not detected. */
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

/** A unique id of 16 hexadecimal digits. */
export function newWindowId(): string {
  return [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

function lockOf({ name }: BroadcastChannel, id: string): string {
  return `${name} ${id}`
}

/** Never resolves, so the lock is held until the window ends. */
function held(begin: () => void): Promise<never> {
  begin()
  return new Promise(() => {})
}
