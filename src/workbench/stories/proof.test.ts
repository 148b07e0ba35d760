import { expect, test } from 'vitest'
import { openTestBank, type TestBank } from '#mocks/bank/test-bank.ts'
import type { RecordRow } from '#src/contract/records.ts'
import type { PortableMoment } from '#src/workbench/contract/demo-contract.ts'
import { maskSnapshot } from '#src/workbench/timeline/mask-snapshot.ts'
import { randomsOf } from '#src/workbench/timeline/placeholders.ts'
import { replaySeedOf } from '#src/workbench/timeline/portable-moment.ts'
import { endDifference, proofNow } from './proof.ts'

/** The bank's part of the moment that a recording starts at. */
type Start = Pick<PortableMoment, 'persona' | 'world' | 'latency' | 'faults'>

/** The bank's actions in the recording of these tests. */
async function act({ backend }: TestBank, status: 'true' | 'failed' = 'failed'): Promise<void> {
  const { deposits } = await backend.operator.customer('ada')
  await backend.operator.setDeposit(deposits[0]?._id ?? '', status)
  await backend.operator.releaseStep('omar')
}

/** A recording of them. Its start has changed rows of a user. */
async function recorded() {
  const bank = await openTestBank()
  await bank.backend.operator.setUser('nora', { otpMessage: null })
  const start: Start = { persona: null, world: maskSnapshot(bank.backend.snapshot()), latency: 0, faults: [] }
  await act(bank)
  return { start, proof: proofNow(bank.backend) }
}

/** Another bank, restored to the recording's start. */
async function restored(start: Start): Promise<TestBank> {
  const bank = await openTestBank(undefined, 'another seed')
  const world = bank.backend.completeSnapshot(start.world, randomsOf(replaySeedOf(start)))
  await bank.backend.load({ ...start, world, outbox: [] })
  return bank
}

/** A recording's proof, and a bank that is restored to its start. */
async function replayed() {
  const { start, proof } = await recorded()
  return { proof, bank: await restored(start) }
}

/** The same rows from before the nullable columns existed. */
function withoutNulls(records: Readonly<Record<string, readonly RecordRow[]>>): Record<string, RecordRow[]> {
  const cut = (row: RecordRow) => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null))
  return Object.fromEntries(Object.entries(records).map(([name, rows]) => [name, rows.map(cut) as RecordRow[]]))
}

// Changed with DEMO-17: an end is proved by its rows alone; older recordings, which ended with a hash of them, are refused.
test('DEMO-8: the same steps lead to the recorded end', async () => {
  const { proof, bank } = await replayed()
  await act(bank)
  expect(endDifference(proof, bank.backend)).toBeNull()
})

test('DEMO-8: a recording from before a nullable column existed still replays to its end', async () => {
  const { start, proof } = await recorded()
  const rows = withoutNulls(proof.rows)
  expect(rows).not.toEqual(proof.rows)
  const records = withoutNulls(start.world.records)
  expect(records).not.toEqual(start.world.records)
  const bank = await restored({ ...start, world: { ...start.world, records } })
  expect(maskSnapshot(bank.backend.snapshot()).records).toEqual(start.world.records)
  await act(bank)
  expect(endDifference({ ...proof, rows }, bank.backend)).toBeNull()
})

// Changed with DEMO-19: in words.
test('DEMO-8, DEMO-19: another end is told in words: the flow, the row and the field that differ', async () => {
  const { proof, bank } = await replayed()
  await act(bank, 'true')
  const status = 'the status of a deposit of Ada was expected to be “Failed”, and is “Approved”'
  expect(endDifference(proof, bank.backend)).toBe(status)
  const made = { ...proof, rows: { 'transfers/ada': [{ amount: 5 }] } }
  expect(endDifference(made, (await replayed()).bank.backend)).toBe('a withdrawal of Ada was expected, and is missing')
  expect(endDifference({ ...proof, states: { kyc: { editing: 'isFresh' } } }, bank.backend)).toBe(
    `the identity check was expected at “editing, is fresh”, and is not open; ${status}`,
  )
})

test('DEMO-8: a change only in the recording, or only in the replay, is a difference', async () => {
  const { proof, bank } = await replayed()
  expect(endDifference(proof, bank.backend)).toBe(
    'the status of a deposit of Ada was expected to be “Failed”, and is “Pending”',
  )
  await act(bank)
  await bank.backend.operator.setKyc('karl', true)
  expect(endDifference(proof, bank.backend)).toBe('an identity check of Karl was not expected to be made or changed')
})
