import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './root.ts'

/** The texts of the source files in some of the repository's folders, by path from its own: 'src/main.tsx'. Read by Vite, they would take seconds. */
export function sourcesIn(...folders: readonly string[]): Record<string, string> {
  const paths = folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(tsx?|js)$/.test(name))
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
  )
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]))
}

export const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path)
