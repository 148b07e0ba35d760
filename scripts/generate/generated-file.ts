import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from '../root.ts'

export interface GeneratedFile {
  /** from the repository's root */
  path: string
  text: string
}

/** What `npm run generate <name>` makes, and how it tells without much work that it would make something else. */
export interface Generator {
  /** what it makes, in words */
  makes: string
  /** the paths that are out of date, missing or not its own any more; such checks take seconds and need no browser */
  stale?(): string[] | Promise<string[]>
  /** Writes what is out of date; `args` are the command's further ones. */
  write(args: readonly string[]): Promise<void>
}

/** Those files that are missing or stand there with another text. */
export function changedFiles(files: readonly GeneratedFile[]): GeneratedFile[] {
  return files.filter(({ path, text }) => readGenerated(path) !== text)
}

/** What lies in the folder, from the root, that is none of the files. */
export function strayFiles(folder: string, files: readonly GeneratedFile[]): string[] {
  const lying = existsSync(join(ROOT, folder)) ? readdirSync(join(ROOT, folder)) : []
  const own = new Set(files.map(({ path }) => path))
  return lying.map((name) => `${folder}/${name}`).filter((path) => !own.has(path))
}

/** The text of a file that was generated; null where there is none. */
export function readGenerated(path: string): string | null {
  const file = join(ROOT, path)
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}

/** Writes the files that differ, and says of each that it did. */
export function writeChanged(name: string, files: readonly GeneratedFile[]): void {
  const changed = changedFiles(files)
  for (const { path, text } of changed) {
    mkdirSync(dirname(join(ROOT, path)), { recursive: true })
    writeFileSync(join(ROOT, path), text)
    console.log(`${name}: ${path}`)
  }
  console.log(`${name}: ${changed.length} of ${files.length} files written`)
}

export function removeFiles(name: string, paths: readonly string[]): void {
  for (const path of paths) {
    rmSync(join(ROOT, path), { recursive: true })
    console.log(`${name}: ${path} is gone`)
  }
}
