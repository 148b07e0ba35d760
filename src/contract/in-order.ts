const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

/**
 * Texts of different origin in one, such as an account's type and number. Each is isolated (U+2068, U+2069) where one is written from right to left, so that
 * none changes the order of another's digits.
 */
export function inOrder(texts: readonly string[]): string {
  const isMixed = texts.length > 1 && texts.some((text) => RIGHT_TO_LEFT.test(text))
  return texts.map((text) => (isMixed ? `\u2068${text}\u2069` : text)).join(', ')
}
