import { SPENT_CODE } from '#machines/rules/rules.ts'
import type { StoredFile } from '#mocks/bank/row-schemas.ts'
import { PLACEHOLDERS } from '#src/contract/placeholders.ts'
import type { BankSnapshot, RecordRow } from '#src/contract/records.ts'
import { ANSWERED_SECRETS } from '#src/contract/redact-fields.ts'
import type { Redacted } from '#src/contract/redacted.ts'
import type { DisplayJson } from '#src/workbench/contract/demo-contract.ts'
import { knownType } from './file-kind.ts'
import { mapParts, secretNamed } from './map-secrets.ts'

/** The bank's rows as a file may contain them: without password hashes, codes and files (DEMO-8). */
export function maskSnapshot({ seed, seededAt, drawn, records }: BankSnapshot): BankSnapshot {
  const kept = Object.entries(records).filter(([name]) => !name.startsWith('credentials/'))
  return { seed, seededAt, drawn, records: Object.fromEntries(kept.map(([name, rows]) => [name, rows.map(maskRow)])) }
}

/** The rows without `createdAt`, because a running clock never repeats a millisecond. */
export function withoutTimestamps(
  records: Readonly<Record<string, readonly RecordRow[]>>,
): Record<string, RecordRow[]> {
  const lists = Object.entries(records).map(([name, rows]) => [
    name,
    rows.map(({ createdAt, ...row }): RecordRow => row),
  ])
  return Object.fromEntries(lists)
}

export function maskRow(row: object): RecordRow {
  return mapParts(row, (part, name) => {
    const secret = secretNamed(name, part, ANSWERED_SECRETS)
    return secret === null ? undefined : placeholderOf(secret, part)
  }) as RecordRow
}

/** Secrets in the bank's rows. A spent code is not a secret; a file keeps its type, which a replay uses for the sample. */
function placeholderOf({ kind, shown }: Redacted, held: unknown): DisplayJson {
  if (kind === 'file') return { name: PLACEHOLDERS.fileName, type: knownType((held as StoredFile).type), size: 0 }
  return kind === 'code' && Number(held) === SPENT_CODE ? (held as number | string) : shown
}
