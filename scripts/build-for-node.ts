import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/**
 * Makes one program of TypeScript, which Node 20 cannot run as it is, with its packages in it: it starts in half the time.
 * SQLite is a library of the machine's own kind, which stays where it was installed.
 *
 * @param {string} entry relative to the root
 * @param {string} outDir
 */
export async function buildForNode(entry, outDir) {
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    ssr: { noExternal: true, external: ['@photostructure/sqlite'] },
    build: { ssr: entry, outDir, target: 'node20', emptyOutDir: false, minify: false },
  })
}
