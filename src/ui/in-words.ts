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

/** The same with a full stop, unless it ends a sentence already. */
export function asSentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`
}

/** 'a', 'a and b', 'a, b, and c'. Not `Intl.ListFormat`, which takes a phone 130 ms on its first use, right after the first figures (PERF-2). */
export function listed(words: readonly string[]): string {
  if (words.length < 3) return words.join(' and ')
  return `${words.slice(0, -1).join(', ')}, and ${words.at(-1)}`
}
