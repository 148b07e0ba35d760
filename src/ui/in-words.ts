/** A name of the code in words: 'account number' for 'accountNumber'. */
export function inWords(name: string): string {
  return name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()
}

/** The same as the beginning of a sentence or as a label: 'Account number'. */
export function asLabel(name: string): string {
  const words = inWords(name)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
