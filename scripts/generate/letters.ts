import { countries } from 'countries-list'

/** Every character in the product's fonts: Latin-1, and the punctuation and symbols in its texts. */
export const LETTERS = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ıŒœ‘’“”–—…•‹›€™→−`

const ownNames = Object.values(countries).flatMap(({ native }) => [...native])

/**
 * Currency symbols, and the letters of Latin Extended-A in 'zł' and in the countries' own names. They are fonts of their own, which
 * only a page that shows such a character loads.
 */
export const FURTHER_LETTERS = `${range(0x20a0, 0x20ab)}${range(0x20ad, 0x20c0)}ł${[...new Set(ownNames.filter(isExtendedLatin))].join('')}`

function isExtendedLatin(letter: string): boolean {
  return letter >= '\u0100' && letter <= '\u017f'
}

function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))
}
