import * as v from 'valibot'
import type { ExportedWorld } from '#mocks/engine/exported-world.ts'
import { exportedWorldSchema } from '#mocks/engine/exported-world-schema.ts'
import { ImportError } from '#mocks/engine/import-error.ts'
import { readJsonFile } from '#mocks/engine/json.ts'
import { CLOCK_MODES } from '#src/platform/clock/clock.ts'
import { durationSchema, momentSchema } from '#src/platform/clock/moment.ts'
import { faultSchema } from './faults.ts'
import { outboxEntrySchema } from './outbox.ts'

/** Raise it when the meaning of exported data changes. */
const EXPORT_VERSION = 1
const FORMAT = 'larkspur-demo'

const demoFileSchema = v.strictObject({
  format: v.literal(FORMAT),
  version: v.literal(EXPORT_VERSION),
  clock: v.object({ mode: v.picklist(CLOCK_MODES), now: momentSchema }),
  latency: durationSchema,
  faults: v.array(faultSchema),
  outbox: v.array(outboxEntrySchema),
  world: exportedWorldSchema,
})

/** The whole state of the demo, as one file (DEMO-5). */
export interface DemoFile extends Omit<v.InferOutput<typeof demoFileSchema>, 'format' | 'version' | 'world'> {
  world: ExportedWorld
}

export function writeDemoFile(state: DemoFile): string {
  return JSON.stringify({ format: FORMAT, version: EXPORT_VERSION, ...state }, null, 2)
}

/** Throws `ImportError` for a file that cannot be read. */
export function readDemoFile(text: string): DemoFile {
  const parsed = v.safeParse(demoFileSchema, readJson(text))
  if (parsed.success) return parsed.output
  const [issue] = parsed.issues
  throw new ImportError(`${v.getDotPath(issue) ?? 'the file'} is wrong (${issue.message})`)
}

function readJson(text: string): object {
  const value = readJsonFile(text, 'export', (reason) => new ImportError(reason))
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new ImportError('it contains no state of this demo')
  const { format, version } = value as { format?: unknown; version?: unknown }
  if (format !== FORMAT) throw new ImportError('it was not exported from this demo')
  if (version !== EXPORT_VERSION)
    throw new ImportError(`its version is ${String(version)}, and this demo reads version ${EXPORT_VERSION}`)
  return value
}
