import { type GenericSchema, is } from 'valibot'
import type { Row } from '#mocks/engine/table.ts'
import { own } from '#src/contract/own.ts'
import { PLACEHOLDERS } from '#src/contract/placeholders.ts'
import type { BankSnapshot } from '#src/contract/records.ts'
import type { Random } from '#src/platform/clock/random.ts'
import { credentialFor } from './password.ts'
import { PERSONA_PASSWORD } from './personas.ts'
import { partsOf, rowSchemas } from './row-schemas.ts'
import { CODE_DIGITS, CODE_MESSAGE } from './seed.ts'

/**
 * Completes a snapshot without secrets (DEMO-8): a user whose rows differ from the seed, and who has no password, gets that of the personas.
 *
 * @param draw returns a random generator for each missing value
 */
export function completeSnapshot({ records, ...rest }: BankSnapshot, draw: () => Random): BankSnapshot {
  const filled = Object.entries(records).map(
    ([name, rows]) => [name, rows.map((row) => withAddedColumns(name, fillRow(row, draw)))] as const,
  )
  const users = filled.flatMap(([name, rows]) => (name.startsWith('users/') ? rows : []))
  const credentials = users.map(
    ({ _id }) => [`credentials/${_id}`, [credentialFor(_id, PERSONA_PASSWORD, draw())]] as const,
  )
  return { ...rest, records: Object.fromEntries([...credentials, ...filled]) }
}

/** Replaces a code's placeholder with a new code. */
function fillRow(row: Row & { userOtp?: unknown; otpMessage?: unknown }, draw: () => Random): Row {
  const { userOtp, otpMessage } = row
  return {
    ...row,
    ...('userOtp' in row ? { userOtp: userOtp === PLACEHOLDERS.code ? draw().digits(CODE_DIGITS) : userOtp } : {}),
    ...('otpMessage' in row ? { otpMessage: otpMessage === PLACEHOLDERS.codeMessage ? CODE_MESSAGE : otpMessage } : {}),
  }
}

/** Nullable columns added since the recording was made are null in its rows. */
function withAddedColumns(record: string, row: Row): Row {
  const { entries = {} } = own<{ entries?: Record<string, GenericSchema> }>(rowSchemas, partsOf(record)[0]) ?? {}
  const added = Object.entries(entries).filter(
    ([name, schema]) => !(name in row) && is(schema, null) && !is(schema, undefined),
  )
  return { ...row, ...Object.fromEntries(added.map(([name]) => [name, null])) }
}
