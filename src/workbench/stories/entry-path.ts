import type { Entry } from '#src/workbench/timeline/timeline.ts'

/** The entries that led to one, from the entry that replaced everything, without what was undone. */
export function pathTo(entries: readonly Entry[], id: number): Entry[] {
  const placeOf = (id: number) => entries.findLastIndex((entry) => entry.id === id)
  const path: Entry[] = []
  let place = placeOf(id)
  for (let entry = entries[place]; entry !== undefined; entry = entries[place]) {
    if (entry.sameAs === undefined) path.unshift(entry)
    if (entry.isStart && entry.sameAs === undefined) break
    place = entry.sameAs === undefined ? place - 1 : placeOf(entry.sameAs)
  }
  return path
}
