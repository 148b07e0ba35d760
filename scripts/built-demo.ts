import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './root.ts'

/** The folder of the built demo, `dist` by default; ends the script `name` where nothing is built. */
export function builtDemo(name: string, folder = join(ROOT, 'dist')): string {
  if (existsSync(join(folder, 'index.html'))) return folder
  console.error(`${name}: nothing is built in ${folder}. Run: npm run build`)
  process.exit(1)
}
