import type { ChartGraph } from '#src/workbench/flows/statechart/graph.ts'
import type { MachineGroup, Viewer } from './viewer.ts'

export interface GalleryGroup<T> {
  /** '' for none */
  title: string
  graphs: readonly T[]
}

/** The gallery's groups; within each the running machines come first. Empty groups are left out. */
export function galleryGroups<T extends Pick<ChartGraph, 'id'>>(
  { graphs, groups = ONE }: { graphs: readonly T[] } & Pick<Viewer, 'groups'>,
  isRunning: (machine: string) => boolean,
): readonly GalleryGroup<T>[] {
  const listed = new Set(groups.flatMap(({ machines = [] }) => machines))
  return groups
    .map(({ title, machines }) => {
      const all = graphs.filter(({ id }) => (machines === undefined ? !listed.has(id) : machines.includes(id)))
      return { title, graphs: [...all.filter(({ id }) => isRunning(id)), ...all.filter(({ id }) => !isRunning(id))] }
    })
    .filter((group) => group.graphs.length > 0)
}

const ONE: readonly MachineGroup[] = [{ title: '' }]
