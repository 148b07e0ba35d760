import { asLabel } from '#src/ui/in-words.ts'
import { recordsCopy } from './records-copy.ts'

/** A field's name in words: 'accountNumber' becomes 'Account number'. */
export function fieldLabel(name: string): string {
  return recordsCopy.names[name] ?? asLabel(name)
}
