import { build } from 'vite'
import { ROOT } from './root.ts'

/**
 * Bundles `entry` (relative to the root) and its packages into one program for Node 20, which starts in half the time.
 * SQLite is a native library, so it stays in node_modules.
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
