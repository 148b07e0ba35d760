/** A name of the code in words: 'account number' for 'accountNumber'. */
export function inWords(name: string): string {
  return name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()
}

/** The same as the beginning of a sentence or as a label: 'Account number'. */
export function asLabel(name: string): string {
  return capitalized(inWords(name))
}

/** The same text, as the beginning of a sentence. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
