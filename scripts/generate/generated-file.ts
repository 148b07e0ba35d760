import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from '../root.ts'

export interface GeneratedFile {
  /** relative to the repository's root */
  path: string
  text: string
}

/** What `npm run generate <name>` writes, and a quick check whether it is out of date. */
export interface Generator {
  /** shown in the list of generators */
  makes: string
  /** paths that are outdated, missing or no longer generated; the check takes seconds and needs no browser */
  stale?(): string[] | Promise<string[]>
  /** Writes outdated files; `args` are the command's remaining arguments. */
  write(args: readonly string[]): Promise<void>
}

/** The files that are missing or have another text on disk. */
export function changedFiles(files: readonly GeneratedFile[]): GeneratedFile[] {
  return files.filter(({ path, text }) => readGenerated(path) !== text)
}

/** Files on disk in the folder that are not among `files`; paths are relative to the root. */
export function strayFiles(folder: string, files: readonly GeneratedFile[]): string[] {
  const existing = existsSync(join(ROOT, folder)) ? readdirSync(join(ROOT, folder)) : []
  const own = new Set(files.map(({ path }) => path))
  return existing.map((name) => `${folder}/${name}`).filter((path) => !own.has(path))
}

/** The text of a generated file; null if it does not exist. */
export function readGenerated(path: string): string | null {
  const file = join(ROOT, path)
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}

/** Writes the files that differ and prints their paths. */
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
    console.log(`${name}: removed ${path}`)
  }
}
