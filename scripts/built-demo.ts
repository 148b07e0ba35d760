import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Refusal } from './refusal.ts'
import { ROOT } from './root.ts'

/** The folder of the built demo. Refuses if it has not been built. */
export function builtDemo(): string {
  const folder = join(ROOT, 'dist')
  if (existsSync(join(folder, 'index.html'))) return folder
  throw new Refusal(`there is no build in ${folder}. Run: npm run build`)
}
