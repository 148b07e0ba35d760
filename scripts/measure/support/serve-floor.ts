import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { serveBrotli } from './serve-brotli.ts'

/** Builds and serves the minimal page in `scripts/measure/floor`, with which the pages are compared. */
export async function serveFloor() {
  const folder = await mkdtemp(join(tmpdir(), 'larkspur-floor-'))
  await build({
    configFile: false,
    root: join(import.meta.dirname, '../floor'),
    plugins: [react()],
    logLevel: 'warn',
    build: { outDir: folder, emptyOutDir: true },
  })
  const host = await serveBrotli(folder)
  host.warmUp()
  return {
    origin: host.origin,
    close: async () => {
      host.close()
      await rm(folder, { recursive: true })
    },
  }
}
