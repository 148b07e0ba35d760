/** The heights of the desk on a phone: a bar with the next action, half the window, all of it below the demo notice. */
export const HEIGHTS = ['bar', 'half', 'full'] as const

export type SheetHeight = (typeof HEIGHTS)[number]

export const heightOf = (word: string): SheetHeight => HEIGHTS.find((height) => height === word) ?? 'half'

/** What the sheet takes from the product. At its full height it covers the product, which stays as it was at half. */
export const ROOM: Readonly<Record<SheetHeight, string>> = { bar: '3.75rem', half: '50dvh', full: '50dvh' }

/** The next height up or down; the same at either end. */
export function nextHeight(height: SheetHeight, by: -1 | 1): SheetHeight {
  return HEIGHTS[HEIGHTS.indexOf(height) + by] ?? height
}

/** The height nearest to a share of the window's height, 0 to 1, to which the handle was dragged. */
export function nearestHeight(share: number): SheetHeight {
  if (share < 0.3) return 'bar'
  return share < 0.75 ? 'half' : 'full'
}
