import type { GalleryFlow } from './gallery-flows.ts'
import { inWords } from './words.ts'

/** The flows and tiles whose names, as written in the machine or in words, contain the text. A flow's own name keeps all of its tiles. */
export function matching(flows: readonly GalleryFlow[], text: string): readonly GalleryFlow[] {
  const wanted = text.trim().toLowerCase()
  if (wanted === '') return flows
  const has = (name: string) => [name, inWords(name)].some((one) => one.toLowerCase().includes(wanted))
  return flows
    .map((flow) => {
      if (has(flow.id)) return flow
      const unreachable = Object.entries(flow.unreachable).filter(([state]) => has(state))
      const tiles = flow.tiles.filter(({ states }) => states.some(has))
      return { id: flow.id, tiles, unreachable: Object.fromEntries(unreachable) }
    })
    .filter(({ tiles, unreachable }) => tiles.length > 0 || Object.keys(unreachable).length > 0)
}
