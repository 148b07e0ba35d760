import { codeSchema } from '#src/contract/code.ts'
import type { RecordField } from '#src/contract/records.ts'
import { amountSchemas, type CollectionName, rowSchemas, storedFileSchema } from './row-schemas.ts'

/** They identify a row and its owner, so they cannot be edited. */
const FIXED = ['_id', '_type', 'userId']

/** The parts of valibot's schemas that our rows use. */
interface Schema {
  type: string
  wrapped?: Schema
  pipe?: readonly { type: string }[]
  entries?: Readonly<Record<string, Schema>>
  options?: readonly string[]
}

/** The fields of a collection's rows, derived from its schema. */
export function fieldsOf(collection: CollectionName): RecordField[] {
  return fieldsIn(rowSchemas[collection] as unknown as Schema)
}

function fieldsIn({ entries = {} }: Schema): RecordField[] {
  return Object.entries(entries).map(([name, schema]) => fieldOf(name, schema))
}

function fieldOf(name: string, schema: Schema): RecordField {
  const nullable = schema.type === 'nullable' || schema.type === 'nullish'
  const inner = schema.wrapped ?? schema
  const field = { name, nullable }
  if (FIXED.includes(name)) return { ...field, control: 'fixed' }
  if (inner === (storedFileSchema as unknown)) return { ...field, control: 'file' }
  if (inner === (codeSchema as unknown)) return { ...field, control: 'code' }
  if (amountSchemas.some((schema) => inner === (schema as unknown))) return { ...field, control: 'amount' }
  if (inner.pipe?.some(({ type }) => type === 'iso_timestamp')) return { ...field, control: 'date-time' }
  switch (inner.type) {
    case 'string':
      return { ...field, control: 'text' }
    case 'number':
      return { ...field, control: 'number' }
    case 'boolean':
      return { ...field, control: 'flag' }
    case 'union':
      return { ...field, control: 'number-or-text' }
    case 'picklist':
      return { ...field, control: 'choice', options: inner.options ?? [] }
    case 'object':
      return { ...field, control: 'group', fields: fieldsIn(inner) }
    default:
      throw new Error(`There is no control for ${name}, which is a ${inner.type}`)
  }
}
