import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { galleryFlows } from '#src/demo/gallery/gallery-flows.ts'

/** A picture that is not the same in both folders. */
export interface Difference extends Found {
  /** '<flow>.<state>-<device>-<theme>.webp' */
  file: string
  /** as data URLs; null for a picture that only the other folder has */
  before: string | null
  after: string | null
}

export interface Found {
  /** share of the pixels that differ, from 0 to 1; 1 without two pictures of one size */
  share: number
  /** a data URL of the differing pixels in red over the faded picture; null without two pictures of one size */
  marked: string | null
}

/** Compares two pictures, given as data URLs. */
export type Compare = (before: string, after: string) => Promise<Found>

interface Comparison {
  /** how many pictures are in either folder */
  all: number
  /** in the order of the gallery */
  differences: Difference[]
}

/** Compares two folders of the state gallery, picture by picture. Equal files are not decoded. */
export async function compareFolders(before: string, after: string, compare: Compare): Promise<Comparison> {
  const files = inOrder(new Set([...picturesIn(before), ...picturesIn(after)]))
  const differences: Difference[] = []
  for (const file of files) {
    const one = read(join(before, file))
    const other = read(join(after, file))
    if (one === other) continue
    const found = one === null || other === null ? { share: 1, marked: null } : await compare(one, other)
    if (found.share > 0) differences.push({ file, before: one, after: other, ...found })
  }
  return { all: files.length, differences }
}

/** The pictures of present states in the order of the gallery, then those of states that are gone. */
export function inOrder(files: Iterable<string>): string[] {
  const known = galleryFlows.flatMap(({ tiles }) => tiles.map(({ at }) => at))
  const place = (file: string) => {
    const found = known.indexOf(stateOf(file))
    return found < 0 ? known.length : found
  }
  return [...files].sort((one, other) => place(one) - place(other) || (one < other ? -1 : 1))
}

/** '<flow>.<state>' of a picture's file. */
export function stateOf(file: string): string {
  return file.split('-').slice(0, -2).join('-')
}

function picturesIn(folder: string): string[] {
  return readdirSync(folder).filter((name) => name.endsWith('.webp'))
}

function read(path: string): string | null {
  return existsSync(path) ? `data:image/webp;base64,${readFileSync(path, 'base64')}` : null
}
