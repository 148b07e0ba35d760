import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './root.ts'

/** The folder of the built demo, `dist` by default. Exits with an error in the name of the script `name` if there is no build. */
export function builtDemo(name: string, folder = join(ROOT, 'dist')): string {
  if (existsSync(join(folder, 'index.html'))) return folder
  console.error(`${name}: no build in ${folder}. Run: npm run build`)
  process.exit(1)
}
