/** Advance widths of Inter at weight 600, in hundredths of the font size; a letter that is not named here is about as wide as an o. */
const WIDTHS: Record<number, string> = {
  25: ' ijl',
  33: "!',.:;I|`",
  38: '()/[\\]frt-',
  47: '"^_{}1*',
  56: 'ksvxz',
  59: 'acyJLEF',
  66: '02345689#$%&+<=>~BRSTPZK',
  74: 'ACDGHUVXY',
  78: 'NOQ',
  91: 'mwM',
  102: '@W',
}
const OF_MOST = 61

/** How wide a text stands at a font size in px. A little generous: no text is cut where another font stands in. */
export function textWidth(text: string, size: number): number {
  return Math.ceil([...text].reduce((sum, letter) => sum + widthOf(letter), 0) * (size / 100))
}

function widthOf(letter: string): number {
  return WIDTH_OF.get(letter) ?? OF_MOST
}

const WIDTH_OF = new Map(
  Object.entries(WIDTHS).flatMap(([width, letters]) => [...letters].map((letter) => [letter, Number(width)] as const)),
)
