import * as v from 'valibot'

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

const object = v.custom<Record<string, unknown>>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  'must be an object',
)

const stateValue: v.GenericSchema = v.lazy(() =>
  v.union([v.string(), v.pipe(object, v.record(v.string(), stateValue))]),
)

/** What XState reads of a snapshot in a file. What a context holds is known to its machine alone. */
export const snapshotSchema: v.GenericSchema<unknown, SnapshotTree> = v.lazy(() =>
  v.pipe(
    v.looseObject({
      status: v.picklist(['active', 'done', 'error', 'stopped']),
      value: v.exactOptional(stateValue),
      context: v.exactOptional(object),
      children: v.exactOptional(v.pipe(object, v.record(v.string(), child))),
    }),
    v.check((snapshot) => isMachine(snapshot) || !MACHINES.some((field) => field in snapshot), 'it is half a machine'),
  ),
)

const name = v.pipe(v.string(), v.nonEmpty())
const child = v.looseObject({ src: name, systemId: v.exactOptional(name), snapshot: snapshotSchema })

/** what snapshots of promises and callbacks do not have */
const MACHINES = ['value', 'context', 'children']

export function isMachine(snapshot: SnapshotTree): boolean {
  return MACHINES.every((field) => field in snapshot)
}
