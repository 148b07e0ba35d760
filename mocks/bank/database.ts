import { TransactionalDatabase } from '#mocks/engine/database.ts'
import type { Row } from '#mocks/engine/table.ts'
import { type Rows, rowSchemas } from './row-schemas.ts'

/** The bank's collections, whose rows belong to a customer, and the content service's, whose documents belong to their type. */
export class Database extends TransactionalDatabase<Rows> {
  readonly users = this.table('users')
  readonly credentials = this.table('credentials')
  readonly sessions = this.table('sessions')
  readonly resets = this.table('resets')
  readonly loans = this.table('loans')
  readonly deposits = this.table('deposits')
  readonly kyc = this.table('kyc')
  readonly transfers = this.table('transfers')

  constructor(seed: string, seededAt: number) {
    super({ schemas: rowSchemas, ownerOf, seed, seededAt })
  }
}

/** The id of the customer to whom a row belongs, and the type of a document. Users belong to themselves. */
export function ownerOf(row: Row & { userId?: unknown; _type?: unknown }): string {
  return String(row.userId ?? row._type ?? row._id)
}
