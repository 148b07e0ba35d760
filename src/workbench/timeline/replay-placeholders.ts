import type { Backend } from '#mocks/bank/backend.ts'
import type { ExportedWorld } from '#mocks/engine/exported-world.ts'
import type { RecordingStart } from '#src/workbench/demo/demo-contract.ts'
import { createPlaceholders, drawsFrom, type Placeholders } from '#src/workbench/demo/placeholders.ts'

/** Fills in placeholders for one replay (DEMO-8). Made-up values come from the recording's seed, so each replay has the same. */
export interface ReplayPlaceholders extends Placeholders {
  world(world: RecordingStart['world']): ExportedWorld
}

export function createReplayPlaceholders(
  backend: Backend,
  { world: { seed, seededAt } }: RecordingStart,
): ReplayPlaceholders {
  const draw = drawsFrom(`${seed}/${seededAt}/replay`)
  return { ...createPlaceholders(backend, draw), world: (world) => backend.completeWorld(world, draw) }
}
