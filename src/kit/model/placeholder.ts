/** A value that the running page fills in, so that it is neither typed nor stored (FLOW-3). */
export interface Placeholder<T = unknown> {
  name: string
  /** what a form calls it */
  label: string
  /** A value to ask guards with. It is nobody's secret. */
  standIn(): T
}

type Named<List> = { readonly [Name in keyof List & string]: List[Name] & { name: Name } }

/** Gives each placeholder the name that it is listed under. */
export function namePlaceholders<List extends Record<string, Omit<Placeholder, 'name'>>>(list: List): Named<List> {
  return Object.fromEntries(Object.entries(list).map(([name, one]) => [name, { ...one, name }])) as Named<List>
}
