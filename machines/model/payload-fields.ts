import type { Placeholder } from './placeholder.ts'

/** Free text. A form starts with the first sample; guards are checked with all of them. */
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
  /** the options by name; a form starts with the first */
  options: ReadonlyMap<string, T>
}

/** A value that the running page fills in. */
export interface PlaceholderField<T> {
  kind: 'placeholder'
  options: readonly Placeholder<T>[]
}

/** Values that a form does not split into fields: files, and objects with their own `toJSON`, such as secrets. */
type Whole = File | { toJSON(): unknown } | null

/** How a form asks for one field of an event: text, number, choice, placeholder, or its parts one by one. */
export type FieldFor<T> =
  | (string extends T ? TextField : never)
  | (number extends T ? NumberField : never)
  | ChoiceField<T>
  | PlaceholderField<T>
  | (T extends Whole ? never : T extends object ? FieldsFor<T> : never)

export type FieldsFor<T> = { readonly [Name in keyof T]-?: FieldFor<Exclude<T[Name], undefined>> }

export type Field = TextField | NumberField | ChoiceField<unknown> | PlaceholderField<unknown>
export interface Fields {
  readonly [name: string]: Field | Fields
}

export const text = (...samples: string[]): TextField => ({ kind: 'text', samples })
export const number = (...samples: number[]): NumberField => ({ kind: 'number', samples })
export const placeholder = <Options extends readonly Placeholder[]>(
  ...options: Options
): PlaceholderField<ReturnType<Options[number]['sample']>> =>
  ({ kind: 'placeholder', options }) as PlaceholderField<ReturnType<Options[number]['sample']>>
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
