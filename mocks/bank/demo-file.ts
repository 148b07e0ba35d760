import * as v from 'valibot'
import { readJsonFile } from '#mocks/engine/json.ts'
import { durationSchema, momentSchema } from '#mocks/engine/moment.ts'
import { CLOCK_MODES } from '#src/kit/clock/clock.ts'
import { type ExportedWorld, exportedWorldSchema, ImportRefused } from './exported-world.ts'
import { faultSchema } from './faults.ts'
import { outboxEntrySchema } from './outbox.ts'

/** Raised whenever what is exported changes its meaning. */
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

/** The whole state of the demonstration, as one file holds it (DEMO-5). */
export interface DemoFile extends Omit<v.InferOutput<typeof demoFileSchema>, 'format' | 'version' | 'world'> {
  world: ExportedWorld
}

export function writeDemoFile(state: DemoFile): string {
  return JSON.stringify({ format: FORMAT, version: EXPORT_VERSION, ...state }, null, 2)
}

/** Throws `ImportRefused` with the reason in words. */
export function readDemoFile(text: string): DemoFile {
  const parsed = v.safeParse(demoFileSchema, readJson(text))
  if (parsed.success) return parsed.output
  const [issue] = parsed.issues
  throw new ImportRefused(`${v.getDotPath(issue) ?? 'the file'} is wrong (${issue.message})`)
}

function readJson(text: string): object {
  const value = readJsonFile(text, 'export', (reason) => new ImportRefused(reason))
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new ImportRefused('it holds no state of this demonstration')
  const { format, version } = value as { format?: unknown; version?: unknown }
  if (format !== FORMAT) throw new ImportRefused('it was not exported from this demonstration')
  if (version !== EXPORT_VERSION)
    throw new ImportRefused(
      `it is of version ${String(version)}, and this demonstration reads version ${EXPORT_VERSION}`,
    )
  return value
}
