import type { RecordingStep, Step } from '#src/workbench/contract/demo-contract.ts'
import type { EntryReason } from '#src/workbench/contract/desk-demo.ts'
import type { TraceEntry } from '#src/workbench/contract/source.ts'
import { changedRows } from '#src/workbench/timeline/changed-rows.ts'
import { type Timeline, tracedOf } from '#src/workbench/timeline/timeline.ts'
import { hasRole } from '#src/workbench/trace/flow-roles.ts'
import { machines } from '#src/workbench/trace/machines.ts'
import type { PageBackend } from '#src/workbench/trace/product.ts'
import type { Trace } from '#src/workbench/trace/trace.ts'
import { valueWords } from '#src/workbench/trace/value-words.ts'
import { transitionNames } from './charts.ts'
import { logEntryWords } from './viewer/log-entry-words.ts'

interface WhyTools {
  timeline: Pick<Timeline, 'entries'>
  trace: Pick<Trace, 'list'>
  backend: Pick<PageBackend, 'exported' | 'answersIn'>
}

/** Why an entry says what it says, as far as this page has seen it happen (FLOW-3). Entries of one moment share their reasons. */
export async function whyOf(id: number, { timeline, trace, backend }: WhyTools): Promise<EntryReason> {
  const entries = timeline.entries()
  const place = entries.findIndex((entry) => entry.id === id)
  const entry = entries[place]
  if (entry === undefined) throw new Error(`There is no entry ${id}`)
  const before = entries.slice(0, place).findLast(({ moment }) => moment !== entry.moment)
  const log = trace.list()
  const { after, upTo } = tracedOf(entries, id)
  const facts = log.filter(({ number }) => number > after && number <= upTo)
  return {
    events: (entry.steps ?? []).map(describeStep),
    transitions: [...new Set(facts.flatMap((fact) => transitionsIn(fact, entry.flow)))],
    calls: [...new Set(facts.flatMap((fact) => callIn(fact, log)))],
    rows: before?.moment && entry.moment ? await changedRows(before.moment, entry.moment, backend) : [],
  }
}

/** The transitions that led to a state: those of flows, and of the flow that the event was sent to. */
function transitionsIn(fact: TraceEntry, flow: string | undefined): string[] {
  if (fact.kind !== 'transition' || (hasRole(fact.actor, 'plumbing') && fact.actor !== flow)) return []
  const machine = machines.find(({ id }) => id === fact.actor)
  const names = machine === undefined ? new Map<string, string>() : transitionNames(machine)
  return fact.taken
    .map((id) => names.get(id) ?? id)
    .filter((name) => name.includes(' -> '))
    .map((name) => `${fact.actor}: ${name}`)
}

/** A call that was sent, with the answer that came later. */
function callIn(fact: TraceEntry, log: readonly TraceEntry[]): string[] {
  if (fact.kind !== 'call') return []
  const isAnswer = (one: TraceEntry) =>
    one.kind === 'call' && one.call === fact.call && one.status !== 0 && one.number >= fact.number
  return [logEntryWords(log.find(isAnswer) ?? fact)]
}

/** A step, as the log has it: 'withdrawal: code.submit { code: ‹code› }', 'page { to: "/loan" }'. */
function describeStep(step: Step): string {
  const { kind, ms, fired, ...fields } = step as RecordingStep
  if (step.kind !== 'event') return named(kind, fields)
  const { type, ...payload } = step.event
  return `${step.flow}: ${named(type, payload)}`
}

function named(name: string, fields: object): string {
  return Object.keys(fields).length === 0 ? name : `${name} ${valueWords(fields)}`
}
