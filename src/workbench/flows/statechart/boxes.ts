import type { Box } from './measures.ts'

/** The smallest box around all of them; undefined for none. */
export function boxAround(boxes: readonly Box[]): Box | undefined {
  return boxes.reduce<Box | undefined>(around, undefined)
}

function around(one: Box | undefined, two: Box): Box {
  if (one === undefined) return two
  const [x, y] = [Math.min(one.x, two.x), Math.min(one.y, two.y)]
  return {
    x,
    y,
    w: Math.max(one.x + one.w, two.x + two.w) - x,
    h: Math.max(one.y + one.h, two.y + two.h) - y,
  }
}
