import type { ChartGraph } from '#src/kit/statechart/graph.ts'
import type { MachineGroup, Viewer } from './viewer.ts'

export interface GalleryGroup {
  /** '' for none */
  title: string
  graphs: readonly ChartGraph[]
}

/** The gallery's groups; within each the running machines come first. Empty groups are left out. */
export function galleryGroups(
  { graphs, groups = ONE }: Pick<Viewer, 'graphs' | 'groups'>,
  isRunning: (machine: string) => boolean,
): readonly GalleryGroup[] {
  const listed = new Set(groups.flatMap(({ machines = [] }) => machines))
  return groups
    .map(({ title, machines }) => {
      const all = graphs.filter(({ id }) => (machines === undefined ? !listed.has(id) : machines.includes(id)))
      return { title, graphs: [...all.filter(({ id }) => isRunning(id)), ...all.filter(({ id }) => !isRunning(id))] }
    })
    .filter((group) => group.graphs.length > 0)
}

const ONE: readonly MachineGroup[] = [{ title: '' }]
