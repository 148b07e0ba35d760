import type { EventObject } from 'xstate'
import type { Model } from '#machines/model/model.ts'
import { type Field, type Fields, isField, type Placeholder } from '#machines/model/payload-fields.ts'
import type { Entries } from '#src/workbench/contract/source.ts'

/** One field of the form that asks for an event's payload. */
export interface FormField {
  /** 'credentials.email' */
  path: string
  field: Field
}

/** An event for evaluating guards: its placeholders have sample values. */
export interface Sample {
  entries: Entries
  event: EventObject
}

const LONGEST_ENTRY = 200

/** The fields of an event's form; empty when the event has no payload. */
export function formOf(model: Model | undefined, eventType: string): readonly FormField[] {
  const fields = model?.payloads[eventType]
  return fields === undefined ? [] : flat(fields, '')
}

function flat(fields: Fields, before: string): FormField[] {
  return Object.entries(fields).flatMap(([name, part]) =>
    isField(part) ? [{ path: before + name, field: part }] : flat(part, `${before}${name}.`),
  )
}

/** The values to offer; for texts and numbers, their samples. */
export function optionsOf(field: Field): readonly string[] {
  if (field.kind === 'choice') return [...field.options.keys()]
  return field.kind === 'placeholder' ? field.options.map(({ name }) => name) : field.samples.map(String)
}

/** Sample events of a type for evaluating guards: the form's default first, then variants with one field changed. */
export function samplesOf(model: Model | undefined, eventType: string): readonly Sample[] {
  return entriesOf(formOf(model, eventType)).map((entries) => ({
    entries,
    event: eventOf(model, eventType, entries, (placeholder) => placeholder.sample()),
  }))
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

/** The placeholders chosen in a form. */
export function placeholdersIn(model: Model | undefined, eventType: string, entries: Entries): readonly Placeholder[] {
  return formOf(model, eventType).flatMap(({ path, field }) =>
    field.kind === 'placeholder' ? field.options.filter(({ name }) => name === entries[path]) : [],
  )
}

/**
 * Builds the event from the form's values.
 *
 * @throws {Error} when a value is not one that the form offers
 */
export function eventOf(
  model: Model | undefined,
  eventType: string,
  entries: Entries,
  fillIn: (placeholder: Placeholder) => unknown,
): EventObject {
  const built = (fields: Fields, before: string): object =>
    Object.fromEntries(
      Object.entries(fields).map(([name, part]) => {
        const path = before + name
        return [name, isField(part) ? valueIn(part, entries[path] ?? '', path, fillIn) : built(part, `${path}.`)]
      }),
    )
  return { type: eventType, ...built(model?.payloads[eventType] ?? {}, '') }
}

function valueIn(field: Field, entry: string, path: string, fillIn: (placeholder: Placeholder) => unknown): unknown {
  if (field.kind === 'text' && entry.length <= LONGEST_ENTRY) return entry
  if (field.kind === 'number' && entry.trim() !== '' && Number.isFinite(Number(entry))) return Number(entry)
  if (field.kind === 'choice' && field.options.has(entry)) return field.options.get(entry)
  const placeholder = field.kind === 'placeholder' ? field.options.find(({ name }) => name === entry) : undefined
  if (placeholder === undefined) throw new Error(`${path} does not take what was entered`)
  return fillIn(placeholder)
}
