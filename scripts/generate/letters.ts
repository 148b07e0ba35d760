/** Every character in the product's fonts: Latin-1, and the punctuation and symbols in its texts. */
export const LETTERS = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ıŒœ‘’“”–—…•‹›€™→−`

function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))
}
