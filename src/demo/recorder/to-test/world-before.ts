import { personas } from '#mocks/bank/personas.ts'
import type { CollectionName } from '#mocks/bank/row-schemas.ts'
import { seedDatabase } from '#mocks/bank/seed.ts'
import type { RecordedRow, Recording } from '#src/demo/demo-contract.ts'

/** The bank's rows at the start and at the end of a recording. */
export interface Worlds {
  /** those of a record, such as 'deposits/<user id>', at the start */
  before(record: string): readonly RecordedRow[]
  after: Readonly<Record<string, readonly RecordedRow[]>>
  /** a persona's id, or the e-mail address of anybody else; null when there is no such customer */
  customerOf(userId: string): string | null
}

/** Rows that a recording does not contain are as they were seeded. */
export async function worldsOf({ start, end }: Recording): Promise<Worlds> {
  const { seed, seededAt, records } = start.world
  const after = end.proof?.rows ?? {}
  const database = await seedDatabase(seed, seededAt)
  for (const record of Object.keys(after)) await database.loadDeferred(record.split('/')[1] ?? '')
  const before = (record: string) => records[record] ?? (database.dump(record) as readonly RecordedRow[])
  return {
    before,
    after,
    customerOf: (userId) => {
      const users: CollectionName = 'users'
      const [user] = [...(after[`${users}/${userId}`] ?? []), ...before(`${users}/${userId}`)]
      const email = typeof user?.email === 'string' ? user.email : null
      return personas.find((persona) => persona.email === email)?.id ?? email
    },
  }
}
