import { type BaseIssue, getDotPath } from 'valibot'

/** Says which field is wrong and why, without its value: 'size must be a number above 0'. */
export function reasonOf(issue: BaseIssue<unknown>): string {
  const rule = issue.message.startsWith('must ') ? issue.message : `must be ${issue.expected ?? 'right'}`
  return `${getDotPath(issue) ?? 'it'} ${rule}`
}
