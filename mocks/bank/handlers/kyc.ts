import type { Resolvers } from '#mocks/bank/create-handler.ts'
import type { Database } from '#mocks/bank/database.ts'
import { lastInsertedFirst } from '#mocks/bank/queries.ts'
import type { KycRow } from '#mocks/bank/row-schemas.ts'
import { ID_DIGITS } from '#mocks/bank/seed.ts'
import { cleanNumber } from '#src/contract/plain-characters.ts'
import { isoTime } from '#src/platform/clock/clock.ts'

export const kycResolvers = {
  getKyc: ({ database, id }) => kycAnswer(database, id),

  postKyc: ({ database, customer, body, now, refuse }) => {
    const duplicate = duplicateKeyOf(database.kyc.all(), body)
    if (duplicate !== null) return refuse('details-taken', duplicate)
    const _id = database.draw(`kyc/${customer._id}`).hex(ID_DIGITS)
    return database.insert('kyc', { ...body, _id, status: false, createdAt: isoTime(now) })
  },
} satisfies Partial<Resolvers>

export function kycAnswer({ kyc }: Database, id: string) {
  return lastInsertedFirst(kyc, id)[0] ?? null
}

type Details = Pick<KycRow, 'name' | 'number' | 'email'>

/** The key that another record already has. A customer's second record duplicates their own e-mail address. */
function duplicateKeyOf(records: readonly KycRow[], details: Details): 'idnumber' | 'idname' | 'email' | null {
  const has = (field: keyof Details) => records.some((record) => normalize(record[field]) === normalize(details[field]))
  if (has('number')) return 'idnumber'
  if (has('name')) return 'idname'
  return has('email') ? 'email' : null
}

function normalize(text: string): string {
  return cleanNumber(text).toLowerCase()
}
