import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from '../root.ts'

export interface GeneratedFile {
  /** relative to the repository's root */
  path: string
  text: string
}

/** What `npm run generate <name>` writes. */
export interface Generator {
  /** shown in the list of generators */
  makes: string
  /** Writes outdated files; `args` are the command's remaining arguments. */
  write(args: readonly string[]): Promise<void>
}

/** Writes the files that differ and prints their paths. */
export function writeChanged(name: string, files: readonly GeneratedFile[]): void {
  const changed = files.filter(({ path, text }) => {
    const file = join(ROOT, path)
    return !existsSync(file) || readFileSync(file, 'utf8') !== text
  })
  for (const { path, text } of changed) {
    mkdirSync(dirname(join(ROOT, path)), { recursive: true })
    writeFileSync(join(ROOT, path), text)
    console.log(`${name}: ${path}`)
  }
  console.log(`${name}: ${changed.length} of ${files.length} files written`)
}

/** Removes the files of a folder that are no longer generated, and prints their paths. */
export function removeStray(name: string, folder: string, files: readonly GeneratedFile[]): void {
  const own = new Set(files.map(({ path }) => path))
  for (const path of readdirSync(join(ROOT, folder)).map((file) => `${folder}/${file}`)) {
    if (own.has(path)) continue
    rmSync(join(ROOT, path))
    console.log(`${name}: removed ${path}`)
  }
}
