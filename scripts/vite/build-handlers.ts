import { build } from 'vite'
import { ROOT } from '../root.ts'
import { mswAlias } from './msw-alias.ts'

/** Builds the exported handlers and their test client into `handlers.js`, which runs in a page and in Node. */
export async function buildHandlers(outDir: string): Promise<void> {
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    resolve: { alias: [mswAlias] },
    build: {
      lib: { entry: 'scripts/vite/built-handlers-entry.ts', formats: ['es'], fileName: 'handlers' },
      rolldownOptions: { output: { codeSplitting: false } },
      outDir,
    },
  })
}
