/** The persisted snapshot of an actor, with those of its children. */
export interface SnapshotTree {
  value?: unknown
  context?: Readonly<Record<string, unknown>>
  children?: Readonly<Record<string, { snapshot: SnapshotTree }>>
  [field: string]: unknown
}

/** The snapshot of the actor that a path of ids leads to; undefined where it does not run. */
export function partOf(tree: object, ...path: readonly string[]): SnapshotTree | undefined {
  return path.reduce<SnapshotTree | undefined>((part, id) => part?.children?.[id]?.snapshot, tree as SnapshotTree)
}

/** The id of the customer who is logged in; null for nobody. */
export function customerIdIn(tree: object): string | null {
  const { customerId = null } = (partOf(tree, 'session')?.context ?? {}) as { customerId?: string | null }
  return customerId
}
