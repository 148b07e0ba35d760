import type { Backend } from '#mocks/bank/backend.ts'
import { own } from '#src/contract/own.ts'
import type { BankSnapshot } from '#src/contract/records.ts'
import { runningStates } from '#src/platform/actors/running-actors.ts'
import { pictureOf } from '#src/platform/actors/system-moment.ts'
import type { RecordingProof } from '#src/workbench/contract/demo-contract.ts'
import { maskRow, maskSnapshot, withoutTimestamps } from '#src/workbench/timeline/mask-snapshot.ts'
import type { Moment } from '#src/workbench/timeline/moment.ts'
import { personaOrEmail } from '#src/workbench/timeline/persona-or-email.ts'
import { withoutRoles } from '#src/workbench/trace/flow-roles.ts'
import type { PageBackend } from '#src/workbench/trace/product.ts'
import { valueWords } from '#src/workbench/trace/value-words.ts'
import type { StoryProof } from './story.ts'

type Answers = Awaited<ReturnType<Backend['answersIn']>>
type Row = Readonly<Record<string, unknown>>

const KINDS: Readonly<Record<string, (answers: Answers) => readonly (Row | null)[]>> = {
  users: ({ user }) => [user],
  loans: ({ loans }) => loans.loan ?? [],
  deposits: ({ deposits }) => deposits.deposit ?? [],
  kyc: ({ kyc }) => [kyc],
  transfers: ({ transfers }) => transfers.transfers ?? [],
}

/** Drawn by the bank, or by the clock: the same in no two runs. */
const OF_THE_RUN: readonly string[] = ['_id', 'userId', 'createdAt', 'referenceNumber', 'accountNumber']

/** The end of a recording or its replay: the rows that differ from the seed, plus these records even when they are unchanged. */
export function proofNow(backend: Pick<Backend, 'snapshot'>, also: readonly string[] = []): RecordingProof {
  const { records } = maskSnapshot(backend.snapshot(also))
  return { states: compared(runningStates()), rows: withoutTimestamps(records) }
}

/** The end of a story: the states of a moment, and the rows that were made or changed since `before`, without what no other run repeats. */
export async function proofSince(before: BankSnapshot, moment: Moment, backend: PageBackend): Promise<StoryProof> {
  const { system, bank } = moment
  const states = compared(runningStates(pictureOf(backend.product.system.logic, system)))
  return { states, rows: await changesBetween(before, backend.exported(bank), backend) }
}

/** Describes how the end of a replay differs from the recorded one; null when it does not. */
export function endDifference(recorded: StoryProof, backend: Pick<Backend, 'snapshot'>): string | null {
  const { states, rows } = proofNow(backend, Object.keys(recorded.rows))
  const changed = Object.keys(rows).find((record) => !Object.hasOwn(recorded.rows, record))
  return sentence(
    differenceIn(recorded.states, states),
    changed === undefined
      ? differenceIn(recorded.rows, rows)
      : `${changed.split('/')[0]} were expected to be as seeded, and were changed`,
  )
}

/** Describes how the end of a run differs from that of its story, which may name some states and fields only; null when it does not. */
export function storyDifference(told: StoryProof, found: StoryProof): string | null {
  const fields = Object.entries(found.rows).map(([name, rows]) => [
    name,
    rows.map((row, place) => part(row, own(told.rows, name)?.[place])),
  ])
  return sentence(
    differenceIn(told.states, part(found.states, told.states)),
    differenceIn(told.rows, Object.fromEntries(fields)),
  )
}

/** The fields of a value that another has; all of them where there is no other. */
function part(found: Row, told: Row | undefined): Row {
  return told === undefined ? found : Object.fromEntries(Object.keys(told).map((name) => [name, own(found, name)]))
}

async function changesBetween(
  before: BankSnapshot,
  after: BankSnapshot,
  backend: PageBackend,
): Promise<StoryProof['rows']> {
  const names = Object.keys(after.records).filter((name) => own(KINDS, name.split('/')[0] ?? '') !== undefined)
  const owners = new Set(names.map((name) => name.split('/')[1] ?? ''))
  const rows: Record<string, Record<string, unknown>[]> = {}
  for (const owner of owners) {
    const [old, young] = await Promise.all(
      [before, after].map((one) => backend.answersIn(one, owner).catch(() => null)),
    )
    if (young == null) continue
    const who = personaOrEmail(backend, young.user.email)
    for (const [kind, rowsIn] of Object.entries(KINDS)) {
      const changes = changedRows(old == null ? [] : rowsIn(old), rowsIn(young))
      if (changes.length > 0) rows[`${kind}/${who}`] = changes
    }
  }
  return rows
}

function changedRows(old: readonly (Row | null)[], young: readonly (Row | null)[]): Record<string, unknown>[] {
  const known = new Map(old.flatMap((row) => (row === null ? [] : [[row._id, maskRow(row)]])))
  return young.flatMap((row) => {
    if (row === null) return []
    const before = known.get(row._id) ?? {}
    const fields = Object.entries(maskRow(row)).filter(
      ([name, value]) => !OF_THE_RUN.includes(name) && JSON.stringify(value) !== JSON.stringify(own(before, name)),
    )
    return fields.length === 0 ? [] : [Object.fromEntries(fields)]
  })
}

function compared(states: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const flows = withoutRoles(states, 'by the clock', 'by the browser', 'not recorded')
  return Object.fromEntries(Object.entries(flows).toSorted(byName))
}

function byName([left]: [string, unknown], [right]: [string, unknown]): number {
  return left < right ? -1 : 1
}

function sentence(...differences: (string | null)[]): string | null {
  const words = differences.filter((difference) => difference !== null)
  return words.length === 0 ? null : words.join('; ')
}

/** The first difference between two values, with its place. Null equals absent, so a recording stays valid when a nullable column is added later. */
function differenceIn(expected: unknown, found: unknown, place: readonly string[] = []): string | null {
  if (isObject(expected) && isObject(found)) {
    const names = new Set([...Object.keys(expected), ...Object.keys(found)])
    for (const name of [...names].toSorted()) {
      const difference = differenceIn(own(expected, name), own(found, name), [...place, name.split('/')[0] ?? name])
      if (difference !== null) return difference
    }
    return null
  }
  if ((expected ?? null) === (found ?? null)) return null
  const [is, was] = [found, expected].map((value) => (value == null ? 'nothing' : valueWords(value)))
  return `${place.join('.')}: ${was} was expected, ${is} was found`
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
