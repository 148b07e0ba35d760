import type { TimelineEntry } from '#src/workbench/demo/demo-contract.ts'

const hour = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' })

/** When it happened, and what, with its name first: 'The bad news: 12:04:31, Ada asked to withdraw'. */
export function entryWords({ at, text, name }: Pick<TimelineEntry, 'at' | 'text' | 'name'>): string {
  return `${name === undefined ? '' : `${name}: `}${hour.format(at)}, ${text}`
}
