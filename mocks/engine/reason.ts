import { type BaseIssue, getDotPath } from 'valibot'

/** What is wrong with a value and where, in words without the value: 'amount must be a number above 0'. */
export function reasonOf(issue: BaseIssue<unknown>): string {
  const words = issue.message.startsWith('must ') ? issue.message : `must be ${issue.expected ?? 'right'}`
  return `${getDotPath(issue) ?? 'it'} ${words}`
}
