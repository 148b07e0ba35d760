import { SPENT_CODE } from '#machines/rules.ts'
import type { ExportedWorld } from '#mocks/exported-world.ts'
import { sha256 } from '#mocks/sha256.ts'
import type { RecordedRow, Recording } from '#src/dev/demo-contract.ts'
import { PLACEHOLDERS } from '#src/dev/placeholders.ts'
import { knownType } from './mask-doing.ts'

/** The bank as a recording may hold it: no password's hash, no code, no file (DEMO-8). */
export function maskWorld({ seed, seededAt, drawn, records }: ExportedWorld): Recording['start']['world'] {
  const kept = Object.entries(records).filter(([name]) => !name.startsWith('credentials/'))
  return { seed, seededAt, drawn, records: Object.fromEntries(kept.map(([name, rows]) => [name, rows.map(maskRow)])) }
}

/**
 * SHA-256 of what differs from the seed, without secrets, and without what the moment decides: while the clock runs it is never
 * the same to the millisecond.
 */
export function worldHash(world: ExportedWorld): string {
  const { seed, seededAt, records } = maskWorld(world)
  return sha256(canonical({ seed, seededAt, records }))
}

const MOMENTARY = ['createdAt', 'accountNumber']

function maskRow(row: { _id: string }): RecordedRow {
  const fields = Object.entries(row).map(([name, value]) => [name, maskField(name, value)])
  return Object.fromEntries(fields) as unknown as RecordedRow
}

function maskField(name: string, value: unknown): unknown {
  if (value === null || value === undefined) return value
  if (name === 'userOtp') return Number(value) === SPENT_CODE ? value : PLACEHOLDERS.code
  if (name === 'otpMessage') return PLACEHOLDERS.codeMessage
  if (typeof value === 'object' && 'preview' in value && 'type' in value)
    return { name: PLACEHOLDERS.secret, type: knownType(value.type), size: 0, preview: null }
  return value
}

/** JSON with its names in order. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(
          Object.entries(part)
            .filter(([name]) => !MOMENTARY.includes(name))
            .sort(([left], [right]) => (left < right ? -1 : 1)),
        )
      : part,
  )
}
