import type { Backend } from '#mocks/bank/backend.ts'
import { own } from '#src/contract/own.ts'
import type { BankSnapshot } from '#src/contract/records.ts'
import { isSameSecret, Redacted } from '#src/contract/redacted.ts'
import { runningStates } from '#src/platform/actors/running-actors.ts'
import { pictureOf } from '#src/platform/actors/system-moment.ts'
import type { RecordingProof } from '#src/workbench/contract/demo-contract.ts'
import { changesBetween } from '#src/workbench/timeline/changed-rows.ts'
import { customerOf, firstNameOf } from '#src/workbench/timeline/entry-text.ts'
import { flowWords, stateWords } from '#src/workbench/timeline/flow-words.ts'
import { maskRow, maskSnapshot, withoutTimestamps } from '#src/workbench/timeline/mask-snapshot.ts'
import type { Moment } from '#src/workbench/timeline/moment.ts'
import { personaOrEmail } from '#src/workbench/timeline/persona-or-email.ts'
import { aRow, fieldWords } from '#src/workbench/timeline/row-words.ts'
import { statusWords } from '#src/workbench/timeline/status-words.ts'
import { withoutRoles } from '#src/workbench/trace/flow-roles.ts'
import type { PageBackend } from '#src/workbench/trace/product.ts'
import { valueWords } from '#src/workbench/trace/value-words.ts'
import type { StoryProof } from './story.ts'

type Row = Readonly<Record<string, unknown>>

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
  const rows: Record<string, Row[]> = {}
  for (const { kind, owner, before: old, after } of await changesBetween(before, backend.exported(bank), backend)) {
    const fields = after === null ? [] : changedFields(old ?? {}, after)
    if (fields.length === 0) continue
    const name = `${kind}/${personaOrEmail(backend, owner)}`
    rows[name] = [...(rows[name] ?? []), Object.fromEntries(fields)]
  }
  return { states, rows }
}

/** Describes how the end of a replay differs from the recorded one; null when it does not. */
export function endDifference(recorded: StoryProof, backend: Pick<Backend, 'snapshot' | 'operator'>): string | null {
  return differenceIn(recorded, proofNow(backend, Object.keys(recorded.rows)), backend)
}

/** Describes how the end of a run differs from that of its story, which may name some states and fields only; null when it does not. */
export function storyDifference(
  told: StoryProof,
  found: StoryProof,
  backend: Pick<Backend, 'operator'>,
): string | null {
  const rows = Object.entries(found.rows).map(([name, rows]) => [
    name,
    rows.map((row, place) => part(row, own(told.rows, name)?.[place])),
  ])
  return differenceIn(told, { states: part(found.states, told.states), rows: Object.fromEntries(rows) }, backend)
}

/** The fields of a value that another has; all of them where there is no other. */
function part(found: Row, told: Row | undefined): Row {
  return told === undefined ? found : Object.fromEntries(Object.keys(told).map((name) => [name, own(found, name)]))
}

function changedFields(before: object, after: object): [string, unknown][] {
  const [old, young] = [maskRow(before), maskRow(after)]
  return Object.entries(young).filter(
    ([name, value]) => !OF_THE_RUN.includes(name) && JSON.stringify(value) !== JSON.stringify(own(old, name)),
  )
}

function compared(states: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const flows = withoutRoles(states, 'by the clock', 'by the browser', 'not recorded')
  return Object.fromEntries(Object.entries(flows).toSorted(([left], [right]) => (left < right ? -1 : 1)))
}

/** The first state and the first row that differ, in words (DEMO-19). */
function differenceIn(told: StoryProof, found: StoryProof, { operator }: Pick<Backend, 'operator'>): string | null {
  const state = namesIn(told.states, found.states).find((flow) => !isEqual(told.states[flow], found.states[flow]))
  const changes = namesIn(told.rows, found.rows).flatMap((name) => {
    const [expected, present] = [own(told.rows, name) ?? [], own(found.rows, name) ?? []]
    const place = [...expected, ...present].findIndex((_, place) => !isEqual(expected[place], present[place]))
    const [kind = '', who = ''] = name.split('/')
    const row = `${aRow(kind)} of ${firstNameOf(customerOf(who, operator))}`
    return place < 0 ? [] : rowDifference(row, expected[place], present[place])
  })
  const words = [
    ...(state === undefined ? [] : [stateDifference(flowWords(state), told.states[state], found.states[state])]),
    ...changes.slice(0, 1),
  ]
  return words.length === 0 ? null : words.join('; ')
}

function stateDifference(flow: string, told: unknown, found: unknown): string {
  if (told === undefined) return `${flow} was not expected to be open`
  const expected = `${flow} was expected at “${stateWords(told)}”`
  return found === undefined ? `${expected}, and is not open` : `${expected}, and is at “${stateWords(found)}”`
}

function rowDifference(row: string, told: Row | undefined, found: Row | undefined): string {
  if (told === undefined) return `${row} was not expected to be made or changed`
  if (found === undefined) return `${row} was expected, and is missing`
  const field = namesIn(told, found).find((name) => !isEqual(told[name], found[name])) ?? ''
  const [expected, present] = [told, found].map((one) => heldWords(field, one[field]))
  return `the ${fieldWords(field)} of ${row} was expected to be ${expected}, and is ${present}`
}

/** What a field holds, as the customer would read it. */
function heldWords(field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return 'empty'
  if (field === 'status') return `“${statusWords(value)}”`
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  return typeof value === 'string' ? `“${value}”` : valueWords(value)
}

/** Whether two values of a moment are the same. Null equals absent, so that a story stays valid when a nullable column is added later. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (one instanceof Redacted && other instanceof Redacted) return isSameSecret(one, other)
  if (!isObject(one) || !isObject(other)) return (one ?? null) === (other ?? null)
  return one === other || [...namesIn(one, other)].every((name) => isEqual(own(one, name), own(other, name)))
}

/** The names of the fields of either, sorted. */
function namesIn(one: object, other: object): string[] {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].toSorted()
}

function isObject(value: unknown): value is Row {
  return typeof value === 'object' && value !== null
}
