import { TransactionalDatabase } from '#mocks/engine/database.ts'
import type { Row } from '#mocks/engine/table.ts'
import { type Rows, rowSchemas } from './row-schemas.ts'

/** The bank's collections. Every row belongs to a customer. */
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

/** The id of the customer to whom a row belongs. Users belong to themselves. */
export function ownerOf(row: Row & { userId?: unknown }): string {
  return typeof row.userId === 'string' ? row.userId : row._id
}
