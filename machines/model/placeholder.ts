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
