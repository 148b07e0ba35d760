import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './root.ts'

/** The folder of the built demo. Exits with an error if it has not been built. */
export function builtDemo(): string {
  const folder = join(ROOT, 'dist')
  if (existsSync(join(folder, 'index.html'))) return folder
  console.error(`There is no build in ${folder}. Run: npm run build`)
  process.exit(1)
}
