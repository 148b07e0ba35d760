import { type GenericSchema, is } from 'valibot'
import type { Backend } from '#mocks/bank/backend.ts'
import { credentialFor } from '#mocks/bank/password.ts'
import { PERSONA_PASSWORD } from '#mocks/bank/personas.ts'
import { rowSchemas } from '#mocks/bank/row-schemas.ts'
import { CODE_DIGITS, CODE_MESSAGE } from '#mocks/bank/seed.ts'
import type { ExportedWorld } from '#mocks/engine/exported-world.ts'
import type { Row } from '#mocks/engine/table.ts'
import { own } from '#src/contract/own.ts'
import { PLACEHOLDERS } from '#src/contract/placeholders.ts'
import type { Random } from '#src/platform/clock/random.ts'
import type { RecordedRow, RecordingStart } from '#src/workbench/demo/demo-contract.ts'
import { createPlaceholders, drawsFrom, type Placeholders } from '#src/workbench/demo/placeholders.ts'

/** Fills in placeholders for one replay (DEMO-8). Made-up values come from the recording's seed, so each replay has the same. */
export interface ReplayPlaceholders extends Placeholders {
  world(world: RecordingStart['world']): ExportedWorld
}

export function createReplayPlaceholders(
  backend: Backend,
  { world: { seed, seededAt } }: RecordingStart,
): ReplayPlaceholders {
  const draw = drawsFrom(`${seed}/${seededAt}/replay`)
  return {
    ...createPlaceholders(backend, draw),
    world: ({ records, ...rest }) => ({ ...rest, records: withCredentials(records, draw) }),
  }
}

type Records = RecordingStart['world']['records']

/** Recordings contain no passwords: every user whose rows differ from the seed gets the personas' password. */
function withCredentials(records: Records, draw: () => Random): ExportedWorld['records'] {
  const filled = Object.entries(records).map(
    ([name, rows]) => [name, rows.map((row) => withAddedColumns(name, fillRow(row, draw)))] as const,
  )
  const users = filled.flatMap(([name, rows]) => (name.startsWith('users/') ? rows : []))
  const credentials = users.map(
    ({ _id }) => [`credentials/${_id}`, [credentialFor(_id, PERSONA_PASSWORD, draw())]] as const,
  )
  return Object.fromEntries([...filled, ...credentials])
}

/** A code in the bank's own rows is one that nobody has seen yet. */
function fillRow(row: RecordedRow, draw: () => Random): Row {
  const { userOtp, otpMessage, ...rest } = row
  return {
    ...rest,
    ...('userOtp' in row ? { userOtp: userOtp === PLACEHOLDERS.code ? draw().digits(CODE_DIGITS) : userOtp } : {}),
    ...('otpMessage' in row ? { otpMessage: otpMessage === PLACEHOLDERS.codeMessage ? CODE_MESSAGE : otpMessage } : {}),
  } as Row
}

/** Nullable columns added since the recording was made are null in its rows. */
function withAddedColumns(record: string, row: Row): Row {
  const { entries = {} } =
    own<{ entries?: Record<string, GenericSchema> }>(rowSchemas, record.split('/')[0] ?? '') ?? {}
  const added = Object.entries(entries).filter(
    ([name, schema]) => !(name in row) && is(schema, null) && !is(schema, undefined),
  )
  return { ...row, ...Object.fromEntries(added.map(([name]) => [name, null])) }
}
