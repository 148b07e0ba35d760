/** A value that the running page fills in, so that nobody types it and no file stores it (FLOW-3). */
export interface Placeholder<T = unknown> {
  name: string
  /** its label in a form */
  label: string
  /** A sample value for checking guards. It is not a real secret. */
  sample(): T
}

type Named<List> = { readonly [Name in keyof List & string]: List[Name] & { name: Name } }

/** Sets each placeholder's name to its key. */
export function namePlaceholders<List extends Record<string, Omit<Placeholder, 'name'>>>(list: List): Named<List> {
  return Object.fromEntries(Object.entries(list).map(([name, one]) => [name, { ...one, name }])) as Named<List>
}

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
