import type { ExportedWorld } from '#mocks/engine/exported-world.ts'
import { sha256 } from '#mocks/engine/sha256.ts'
import { maskWorld, withoutMoments } from './mask-world.ts'

/**
 * The columns whose nulls were hashed in recordings that end with only a hash. Nulls in columns added since are left
 * out, so that the hashes of those recordings stay valid. Do not add columns here.
 */
const HASHED_NULLS = new Set(
  `firstName lastName middleName phone country profit bonus newUser accountType investStatus userOtp otpMessage transferStep
  dob maritalstatus gender city address age amount monthlyIncome homeAddress state loanPurpose professionalStatus
  professionalCategory nextOfKin email name images front back preview transactiontype symbol accountName bankName
  referenceNumber`.split(/\s+/),
)

/** SHA-256 of the rows that differ from the seed. Older recordings contain it instead of the rows. */
export function hashOfWorld(world: ExportedWorld): string {
  const { seed, seededAt, records } = maskWorld(world)
  return sha256(canonical({ seed, seededAt, records: withoutMoments(records) }))
}

/** JSON with sorted keys. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(
          Object.entries(part)
            .filter(([name, field]) => field !== null || HASHED_NULLS.has(name))
            .sort(([left], [right]) => (left < right ? -1 : 1)),
        )
      : part,
  )
}
