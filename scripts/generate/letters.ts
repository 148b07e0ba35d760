import { countries } from 'countries-list'

/** The characters of the fonts that every page loads (PERF-2): ASCII, and the punctuation and symbols in the product's texts. */
export const LETTERS = `${range(0x20, 0x7e)}\u00a0£©«·»×‘’“”–—…•‹›€™→−`

/** The rest of Latin-1. As with the further letters, only a page that shows one of them loads these fonts. */
export const ACCENTED_LETTERS = `${[...range(0xa1, 0xff)].filter((letter) => !LETTERS.includes(letter)).join('')}ıŒœ`

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
