import type { Server } from 'node:http'
import { type Backend, createBackend } from '#mocks/bank/backend.ts'
import { createMemoryStore } from '#mocks/engine/store.ts'
import { AppClock } from '#src/kit/clock/clock.ts'
import { FileRefused } from './bank-file.ts'
import { createBankServer, stopServer } from './bank-server.ts'
import { openFileStore, type SafeStore } from './file-store.ts'
import type { Options } from './options.ts'
import { API } from './routes.ts'

export interface Bank {
  /** what the contract's paths are relative to */
  address: string
  backend: Backend
  /** Takes no further call, finishes those in flight, writes everything down and lets go of the file. */
  stop(): Promise<void>
}

/** Opens the bank and serves it on the loopback interface. Throws an Error in words when it cannot. */
export async function openBank(options: Options, report: (problem: string) => void): Promise<Bank> {
  const store = await openStore(options.file)
  const clock = new AppClock()
  const backend = await createBackend({ clock, store })
  const { handle } = backend
  const server = createBankServer({ ...options, handle, safe: store.safe, clock, report })
  try {
    const port = await listen(server, options.port)
    await store.safe()
    return {
      address: `http://127.0.0.1:${port}${API}`,
      backend,
      stop: async () => {
        await stopServer(server)
        await store.end()
      },
    }
  } catch (error) {
    await store.end()
    throw error
  }
}

async function openStore(file: string | null): Promise<SafeStore> {
  if (file === null) return { ...createMemoryStore(), safe: async () => {}, end: async () => {} }
  try {
    return await openFileStore(file)
  } catch (error) {
    if (error instanceof FileRefused) throw new Error(`${file} ${error.message}. It was left as it is.`)
    throw error
  }
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new Error(`Port ${port} is taken. Name another with --port.`) : error),
    )
    server.listen(port, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address !== null ? address.port : port)
    })
  })
}
