import { recordsCopy } from './records-copy.ts'

/** A field's name in words: 'accountNumber' becomes 'Account number'. */
export function fieldLabel(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return recordsCopy.names[name] ?? words.charAt(0).toUpperCase() + words.slice(1)
}
