import { own } from '#src/contract/own.ts'
import { inWords } from '#src/ui/in-words.ts'

/** The flows that are not called by the words of their names. */
const FLOWS: Readonly<Record<string, string>> = {
  customer: 'the customer’s data',
  kyc: 'the identity check',
  loan: 'the loan application',
  'loan-notice': 'the notice about the loan',
  modal: 'the dialog',
}

/** A flow in words: 'the identity check' for 'kyc'. */
export function flowWords(flow: string): string {
  return own(FLOWS, flow) ?? `the ${inWords(flow.replaceAll('-', ' '))}`
}

/** The state of a flow in words: 'confirming, wrong' for {"confirming":"wrong"}. */
export function stateWords(value: unknown): string {
  if (typeof value !== 'object' || value === null) return inWords(String(value))
  return Object.entries(value)
    .map(([name, inner]) => [inWords(name), stateWords(inner)].filter((words) => words !== '').join(', '))
    .join('; ')
}
