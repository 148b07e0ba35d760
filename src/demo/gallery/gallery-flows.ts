import { allPaths, type FlowPaths } from '#src/demo/links/paths.ts'

/** One picture of the product. States that are active together, or one inside the other, share it: the same path leads to them. */
export interface GalleryTile {
  /** '<flow>.<state>', as in the link that the picture shows */
  at: string
  /** the innermost states that are active there: 'confirming.wrong' */
  states: readonly string[]
}

export interface GalleryFlow {
  id: string
  /** in the order of the chart */
  tiles: readonly GalleryTile[]
  /** states that no link reaches, with the reason */
  unreachable: Readonly<Record<string, string>>
}

/** Every flow with a picture of each state that a link leads to (DEMO-7). */
export const galleryFlows: readonly GalleryFlow[] = Object.entries(allPaths).map(([id, flow]) => ({
  id,
  tiles: tilesOf(id, flow),
  unreachable: flow.unreachable,
}))

function tilesOf(id: string, { paths }: FlowPaths): GalleryTile[] {
  const states = Object.keys(paths)
  const innermost = states.filter((state) => !states.some((other) => other.startsWith(`${state}.`)))
  const pathOf = (state: string) => JSON.stringify(paths[state])
  const first = innermost.filter(
    (state, index) => innermost.findIndex((one) => pathOf(one) === pathOf(state)) === index,
  )
  return first.map((state) => ({
    at: `${id}.${state}`,
    states: innermost.filter((one) => pathOf(one) === pathOf(state)),
  }))
}
