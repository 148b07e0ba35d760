import { join } from 'node:path'
import { runnerImport } from 'vite'

export const root = join(import.meta.dirname, '..')

/** Imports a module of the repository, in TypeScript as it stands. */
export async function importTypeScript(path) {
  const { module } = await runnerImport(join(root, path), { root, configFile: false, logLevel: 'warn' })
  return module
}
