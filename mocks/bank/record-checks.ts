import * as v from 'valibot'
import { fieldsOf } from './record-fields.ts'
import { byHandSchema, type CollectionName, personSchema, rowSchemas } from './row-schemas.ts'

/** Why a record cannot be changed (DEMO-16). The message names every wrong field and says which values are allowed. */
export class RecordError extends Error {
  override name = 'RecordError'
  /** the wrong fields: 'amount', 'country.symbol' */
  readonly fields: readonly string[]

  /** by field: 'must be a number' */
  readonly reasons: Readonly<Record<string, string>>

  constructor(reasons: Readonly<Record<string, string>>) {
    super(
      Object.entries(reasons)
        .map(([field, reason]) => `${field} ${reason}`)
        .join('; '),
    )
    this.reasons = reasons
    this.fields = Object.keys(reasons)
  }
}

type Fields = Readonly<Record<string, unknown>>

/** Throws a `RecordError` when the row, with these fields changed, would not fit its schema. */
export function checkChanges(collection: CollectionName, row: object, changes: Fields): void {
  const fields = fieldsOf(collection)
  const locked = fields.flatMap(({ name, control }) => (control === 'fixed' || control === 'file' ? [name] : []))
  const isChanged = (name: string) => name in changes && !isSame(changes[name], Reflect.get(row, name))
  const reasons = new Map(locked.filter(isChanged).map((name) => [name, 'cannot be changed']))
  const { issues = [] } = v.safeParse(rowSchemas[collection], { ...row, ...changes })
  const slips =
    collection === 'users'
      ? [byHandSchema, personSchema].flatMap((schema) => v.safeParse(schema, changes).issues ?? [])
      : []
  for (const issue of [...issues, ...slips]) {
    const path = v.getDotPath(issue) ?? 'record'
    if (!reasons.has(path) && !reasons.has(topOf(path))) reasons.set(path, reasonFor(issue))
  }
  const place = (path: string) => fields.findIndex(({ name }) => name === topOf(path))
  const inOrder = [...reasons].sort(([left], [right]) => place(left) - place(right))
  if (reasons.size > 0) throw new RecordError(Object.fromEntries(inOrder))
}

function topOf(path: string): string {
  return path.split('.')[0] ?? path
}

function isSame(left: unknown, right: unknown): boolean {
  return JSON.stringify(left) === JSON.stringify(right)
}

const EXPECTED: Readonly<Record<string, string>> = {
  string: 'must be text',
  number: 'must be a number',
  boolean: 'must be true or false',
  object: 'must be an object',
  union: 'must be a number or text',
  finite: 'must be a finite number',
  non_empty: 'must not be empty',
  iso_timestamp: 'must be a time in UTC such as 2026-03-02T11:59:00.000Z',
}

function reasonFor(issue: v.BaseIssue<unknown>): string {
  if (issue.message.startsWith('must ')) return issue.message
  if (issue.type === 'strict_object') return issue.expected === 'never' ? 'is not a field of it' : 'is missing'
  if (issue.type === 'picklist')
    return `must be one of ${issue.expected?.replaceAll(/[()"]/g, '').replaceAll(' |', ',')}`
  return EXPECTED[issue.type] ?? `must be ${issue.expected ?? 'right'}`
}
