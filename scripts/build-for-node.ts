import { build } from 'vite'
import { ROOT } from './root.ts'

/**
 * Makes one program of `entry`, relative to the root, with its packages in it: it starts in half the time, and Node 20 runs
 * it by itself. SQLite is a library of the machine's own kind, which stays where it was installed.
 */
export async function buildForNode(entry: string, outDir: string): Promise<void> {
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    ssr: { noExternal: true, external: ['@photostructure/sqlite'] },
    build: { ssr: entry, outDir, target: 'node20', emptyOutDir: false, minify: false },
  })
}
