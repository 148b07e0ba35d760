import { isoTime } from '#src/platform/clock/clock.ts'
import type { Database } from './database.ts'
import { userByEmail } from './handlers/auth.ts'
import { credentialFor } from './password.ts'
import { PERSONA_PASSWORD } from './personas.ts'
import { rowsOf } from './queries.ts'
import type { UserRow } from './row-schemas.ts'
import { ID_DIGITS } from './seed.ts'

/** Creates a customer in the same situation, with a name and an e-mail address of their own. Returns the new user id. */
export async function copyCustomer(database: Database, source: UserRow, name: string, now: number): Promise<string> {
  const words = name.trim().split(/\s+/)
  const email = `${words
    .join('.')
    .toLowerCase()
    .replace(/[^a-z0-9.]/g, '')}@larkspur.example`
  if (email.startsWith('@') || email.startsWith('.')) throw new Error('The name needs a letter or a digit')
  if (userByEmail(database, email)) throw new Error(`A customer already has the e-mail ${email}`)
  const random = database.draw(`copy/${source._id}`)
  const userId = random.hex(ID_DIGITS)
  const [firstName = '', ...rest] = words
  await database.insert('users', {
    ...source,
    _id: userId,
    firstName,
    lastName: rest.join(' '),
    email,
    createdAt: isoTime(now),
  })
  await database.insert('credentials', credentialFor(userId, PERSONA_PASSWORD, random))
  const newIds = () => ({ _id: random.hex(ID_DIGITS), userId })
  for (const row of rowsOf(database.loans, source._id)) await database.insert('loans', { ...row, ...newIds() })
  for (const row of rowsOf(database.deposits, source._id)) await database.insert('deposits', { ...row, ...newIds() })
  for (const row of rowsOf(database.transfers, source._id)) await database.insert('transfers', { ...row, ...newIds() })
  for (const row of rowsOf(database.kyc, source._id))
    await database.insert('kyc', { ...row, ...newIds(), name, number: `DEMO-${random.digits(8)}`, email })
  return userId
}
