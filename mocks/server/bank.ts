import type { Server } from 'node:http'
import { type Backend, createBackend } from '#mocks/bank/backend.ts'
import { createMemoryStore } from '#mocks/engine/store.ts'
import { AppClock } from '#src/kit/clock/clock.ts'
import { UnusableFile } from './bank-file.ts'
import { createBankServer, stopServer } from './bank-server.ts'
import { type DurableStore, openFileStore } from './file-store.ts'
import type { Options } from './options.ts'
import { API } from './routes.ts'

export interface Bank {
  /** the base address of the contract's paths */
  address: string
  backend: Backend
  /** Stops accepting calls, answers those in flight, writes everything and closes the file. */
  stop(): Promise<void>
}

/** Opens the bank and serves it on the loopback interface. Rejects with an Error for the user if it cannot. */
export async function openBank(options: Options, report: (problem: string) => void): Promise<Bank> {
  const store = await openStore(options.file)
  const clock = new AppClock()
  const backend = await createBackend({ clock, store })
  const { handle } = backend
  const server = createBankServer({ ...options, handle, flushed: store.flushed, clock, report })
  try {
    const port = await listen(server, options.port)
    await store.flushed()
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

async function openStore(file: string | null): Promise<DurableStore> {
  if (file === null) return { ...createMemoryStore(), flushed: async () => {}, end: async () => {} }
  try {
    return await openFileStore(file)
  } catch (error) {
    if (error instanceof UnusableFile) throw new Error(`${file} ${error.message}. It was left as it is.`)
    throw error
  }
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new Error(`Port ${port} is taken. Choose another with --port.`) : error),
    )
    server.listen(port, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address !== null ? address.port : port)
    })
  })
}
