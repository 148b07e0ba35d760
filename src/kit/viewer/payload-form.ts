import type { EventObject } from 'xstate'
import { payloads } from '#src/demo/flows/payloads.ts'
import { type SlotName, slots } from '#src/demo/flows/slots.ts'
import { type Field, type Fields, isField } from '#src/kit/model/payload-fields.ts'

/** One field of the form that stands before an event that carries something. */
export interface FormField {
  /** 'credentials.email' */
  path: string
  field: Field
}

/** What a form holds, by path: text, a number as text, the name of a choice or of a slot. */
export type Entries = Readonly<Record<string, string>>

/** An event as guards are asked with it: with stand-ins where its slots are. */
export interface Sample {
  entries: Entries
  event: EventObject
}

const LONGEST_ENTRY = 200

/** The fields that an event of a machine is asked for; none for one that carries nothing. */
export function formOf(machine: string, eventType: string): readonly FormField[] {
  const fields = (payloads as Record<string, Record<string, Fields>>)[machine]?.[eventType]
  return fields === undefined ? [] : flat(fields, '')
}

function flat(fields: Fields, before: string): FormField[] {
  return Object.entries(fields).flatMap(([name, part]) =>
    isField(part) ? [{ path: before + name, field: part }] : flat(part, `${before}${name}.`),
  )
}

/** What can be entered: of texts and numbers their samples. */
export function optionsOf(field: Field): readonly string[] {
  if (field.kind === 'choice') return [...field.options.keys()]
  return field.kind === 'slot' ? field.names : field.samples.map(String)
}

const made = new Map<string, readonly Sample[]>()

/** Events of a type to ask guards with: the one that the form begins with, then others, one field different in each. */
export function samplesOf(machine: string, eventType: string): readonly Sample[] {
  const key = `${machine} ${eventType}`
  const samples = made.get(key) ?? entriesOf(formOf(machine, eventType)).map(toSample)
  made.set(key, samples)
  return samples

  function toSample(entries: Entries): Sample {
    return { entries, event: eventOf(machine, eventType, entries, (name) => slots[name].standIn()) }
  }
}

function entriesOf(form: readonly FormField[]): Entries[] {
  const first = Object.fromEntries(form.map(({ path, field }) => [path, optionsOf(field)[0] ?? '']))
  const others = form.flatMap(({ path, field }) =>
    optionsOf(field)
      .slice(1)
      .map((option) => ({ ...first, [path]: option })),
  )
  return [first, ...others]
}

/** The slots that are to be filled in for what was entered. */
export function slotsIn(machine: string, eventType: string, entries: Entries): readonly SlotName[] {
  return formOf(machine, eventType).flatMap(({ path, field }) =>
    field.kind === 'slot' ? field.names.filter((name) => name === entries[path]) : [],
  )
}

/**
 * The event that was entered, built field by field.
 *
 * @throws {Error} in words, when an entry is not one that the form offers
 */
export function eventOf(
  machine: string,
  eventType: string,
  entries: Entries,
  fillOf: (slot: SlotName) => unknown,
): EventObject {
  const event = { type: eventType }
  for (const { path, field } of formOf(machine, eventType)) {
    const names = path.split('.')
    const last = names.pop() ?? ''
    let place: object = event
    for (const name of names) {
      const inner: unknown = Reflect.get(place, name) ?? {}
      Reflect.set(place, name, inner)
      place = inner as object
    }
    Reflect.set(place, last, valueIn(field, entries[path] ?? '', path, fillOf))
  }
  return event
}

function valueIn(field: Field, entry: string, path: string, fillOf: (slot: SlotName) => unknown): unknown {
  if (field.kind === 'text' && entry.length <= LONGEST_ENTRY) return entry
  if (field.kind === 'number' && entry.trim() !== '' && Number.isFinite(Number(entry))) return Number(entry)
  if (field.kind === 'choice' && field.options.has(entry)) return field.options.get(entry)
  const slot = field.kind === 'slot' ? field.names.find((name) => name === entry) : undefined
  if (slot === undefined) throw new Error(`${path} does not take what was entered`)
  return fillOf(slot)
}
