import { createServer } from 'node:net'
import { setTimeout } from 'node:timers/promises'

/** Waits until no other process has the port, which it says once, then keeps it until this one ends, however it ends. */
export async function oneAtATime(port: number, says: () => void): Promise<void> {
  for (let isFirst = true; !(await take(port)); isFirst = false) {
    if (isFirst) says()
    await setTimeout(500)
  }
}

function take(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = createServer().unref()
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    )
    server.listen(port, '127.0.0.1', () => resolve(true))
  })
}
