import type { Redacted } from '#src/contract/redacted.ts'
import type { SlotName, SlotValues } from '#src/demo/flows/slots.ts'

/** Free text; the first sample stands in the form, the others are asked of guards too. */
export interface TextField {
  kind: 'text'
  samples: readonly string[]
}

export interface NumberField {
  kind: 'number'
  samples: readonly number[]
}

export interface ChoiceField<T> {
  kind: 'choice'
  /** by name, the first stands in the form */
  options: ReadonlyMap<string, T>
}

/** The page of the product fills it in. */
export interface SlotField<Name extends SlotName> {
  kind: 'slot'
  names: readonly Name[]
}

type SlotsOf<T> = { [Name in SlotName]: SlotValues[Name] extends T ? Name : never }[SlotName]

/** How one field of an event is asked for: as text, number, choice or slot, or part by part. */
export type FieldFor<T> =
  | (string extends T ? TextField : never)
  | (number extends T ? NumberField : never)
  | ChoiceField<T>
  | SlotField<SlotsOf<T>>
  | (T extends File | Redacted | null ? never : T extends object ? FieldsFor<T> : never)

export type FieldsFor<T> = { [Name in keyof T]-?: FieldFor<Exclude<T[Name], undefined>> }

export type Field = TextField | NumberField | ChoiceField<unknown> | SlotField<SlotName>
export interface Fields {
  [name: string]: Field | Fields
}

export const text = (...samples: string[]): TextField => ({ kind: 'text', samples })
export const number = (...samples: number[]): NumberField => ({ kind: 'number', samples })
export const slot = <Name extends SlotName>(...names: Name[]): SlotField<Name> => ({ kind: 'slot', names })
export const named = <T>(options: Record<string, T>): ChoiceField<T> => ({
  kind: 'choice',
  options: new Map(Object.entries(options)),
})
export const choice = <const T extends string>(...words: readonly T[]): ChoiceField<T> => ({
  kind: 'choice',
  options: new Map(words.map((word) => [word, word])),
})

export function isField(part: Field | Fields): part is Field {
  return typeof part.kind === 'string'
}
