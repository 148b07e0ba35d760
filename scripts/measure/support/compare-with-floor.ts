import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { ROOT } from '../../root.ts'
import { atMost, median } from './figures.ts'
import { serveBrotli } from './serve-brotli.ts'

const ROUNDS = 5

/** Something that takes time, in ms. */
interface Timed {
  name: string
  /** how many times as long as on the floor it may take */
  limit: number
  time(): Promise<number>
}

/** Builds and serves the floor, the minimal page in `scripts/measure/floor`. Resolves with its origin. */
export async function serveFloor(): Promise<string> {
  const outDir = join(ROOT, 'node_modules/.larkspur-floor')
  await build({
    configFile: false,
    root: join(import.meta.dirname, '../floor'),
    plugins: [react()],
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true },
  })
  return serveBrotli(outDir)
}

/** Compares the medians of what takes time with the floor's. */
export async function compareWithFloor(timeFloor: () => Promise<number>, timed: readonly Timed[]): Promise<void> {
  const all = timed.map((one) => ({ ...one, ratios: [] as number[] }))
  for (let round = 0; round < ROUNDS; round += 1) {
    // Alternating, so that other load on the computer affects all pages.
    const floor = await timeFloor()
    for (const { time, ratios } of all) ratios.push((await time()) / floor)
  }
  for (const { name, limit, ratios } of all) atMost(`${name}, times the floor`, median(ratios), limit)
}
