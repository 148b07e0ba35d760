import { rowsOf } from '#mocks/engine/queries.ts'
import { isoTime } from '#src/kit/clock/clock.ts'
import type { Database } from './database.ts'
import { userByEmail } from './handlers/auth.ts'
import { credentialFor } from './password.ts'
import { PERSONA_PASSWORD } from './personas.ts'
import type { UserRow } from './row-schemas.ts'
import { ID_DIGITS } from './seed.ts'

/** A new customer in the same situation, under a name and an e-mail address of her own; gives her user id. */
export async function copyCustomer(database: Database, of: UserRow, name: string, now: number): Promise<string> {
  const words = name.trim().split(/\s+/)
  const email = `${words
    .join('.')
    .toLowerCase()
    .replace(/[^a-z0-9.]/g, '')}@larkspur.example`
  if (email.startsWith('@') || email.startsWith('.')) throw new Error('The name needs a letter or a digit')
  if (userByEmail(database, email)) throw new Error(`There is a customer with the e-mail ${email} already`)
  const random = database.draw(`copy/${of._id}`)
  const userId = random.hex(ID_DIGITS)
  const [firstName = '', ...rest] = words
  await database.insert('users', {
    ...of,
    _id: userId,
    firstName,
    lastName: rest.join(' '),
    email,
    createdAt: isoTime(now),
  })
  await database.insert('credentials', credentialFor(userId, PERSONA_PASSWORD, random))
  const owned = () => ({ _id: random.hex(ID_DIGITS), userId })
  for (const row of rowsOf(database.loans, of._id)) await database.insert('loans', { ...row, ...owned() })
  for (const row of rowsOf(database.deposits, of._id)) await database.insert('deposits', { ...row, ...owned() })
  for (const row of rowsOf(database.transfers, of._id)) await database.insert('transfers', { ...row, ...owned() })
  for (const row of rowsOf(database.kyc, of._id))
    await database.insert('kyc', { ...row, ...owned(), name, number: `DEMO-${random.digits(8)}`, email })
  return userId
}
