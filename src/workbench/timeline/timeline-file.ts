import * as v from 'valibot'
import { exportedSnapshotSchema, ImportError } from '#mocks/bank/exported-snapshot.ts'
import { outboxEntrySchema } from '#mocks/bank/outbox.ts'
import { faultSchema } from '#mocks/engine/faults.ts'
import { isShallow, MAX_LENGTH, readJsonFile } from '#mocks/engine/json.ts'
import { CLOCK_MODES } from '#src/platform/clock/clock.ts'
import { durationSchema as ms, timestampSchema } from '#src/platform/clock/timestamp.ts'
import type { PortableMoment } from '#src/workbench/contract/demo-contract.ts'
import type { PageBackend } from '#src/workbench/trace/product.ts'
import { deduplicate, expand, fitsFile, TOO_MUCH } from './deduplicate.ts'
import { type Moment, OWN_KEYS } from './moment.ts'
import { fromPortable, portableOf, stillPageOf, toPortable, whyIncomplete } from './portable-moment.ts'
import { isMachine, snapshotSchema } from './snapshot-tree.ts'
import { entrySchema, pathSchema, textSchema } from './step-schema.ts'
import type { Entry, FileMoment, Timeline } from './timeline.ts'

/**
 * What every file begins with: one with moments and entries, and a story (DEMO-8, DEMO-13, DEMO-17). Raise the version whenever the meaning of a
 * moment or a step changes: a machine's states and contexts are part of it.
 */
export const ENVELOPE = { format: 'larkspur', version: 2 } as const

const fields = v.looseObject({})
const call = { method: textSchema, path: textSchema, in: ms }

export const modeSchema = v.picklist(CLOCK_MODES)
export const faultsSchema = v.array(faultSchema)

export const momentSchema: v.GenericSchema<unknown, PortableMoment> = v.strictObject({
  persona: v.nullable(textSchema),
  system: v.strictObject({
    tree: v.pipe(
      snapshotSchema,
      v.check(isMachine, 'it has no machine'),
      v.transform((tree) => tree as PortableMoment['system']['tree']),
    ),
    delays: v.array(
      v.strictObject({
        source: v.string(),
        target: v.string(),
        id: v.string(),
        in: ms,
        // A file must not be able to send any other event.
        event: v.strictObject({ type: v.pipe(v.string(), v.startsWith('xstate.after.')) }),
      }),
    ),
  }),
  world: v.pipe(
    exportedSnapshotSchema,
    v.check((world) => fitsFile(world), 'it is larger than any file of this demo'),
  ),
  latency: ms,
  faults: faultsSchema,
  outbox: v.array(outboxEntrySchema),
  open: v.array(v.strictObject({ ...call, at: timestampSchema, instead: v.nullable(faultSchema) })),
  attempts: v.array(
    v.strictObject({
      method: textSchema,
      url: textSchema,
      failed: v.pipe(v.number(), v.integer(), v.minValue(0)),
      isWaiting: v.boolean(),
      in: ms,
    }),
  ),
  clock: v.strictObject({ mode: modeSchema, now: timestampSchema }),
  stored: v.record(v.picklist(OWN_KEYS), v.string()),
  page: v.strictObject({ route: pathSchema, state: fields }),
})

const fileSchema = v.strictObject({
  moments: v.pipe(v.array(momentSchema), v.minLength(1)),
  entries: v.exactOptional(v.pipe(v.array(entrySchema), v.minLength(1))),
  /** of a story */
  steps: v.exactOptional(v.unknown()),
  end: v.exactOptional(v.unknown()),
  /** of an export: this browser's own, each as a file of its own */
  stories: v.exactOptional(v.array(v.unknown())),
})

type LarkspurFile = v.InferOutput<typeof fileSchema>

/** Why a file cannot be opened. */
export class FileRefused extends Error {
  // Test tools print it, and classes are minified.
  override name = 'FileRefused'
}

/** One moment as a file (DEMO-13). */
export function writeMoment(moment: Moment, backend: PageBackend): string {
  return write({ moments: [toPortable(moment, backend)] })
}

/** The whole state of the demo as a file (DEMO-5): with password hashes and codes, which other files do not have, and without tokens. */
export function exportMoment(moment: Moment, backend: PageBackend, stories: readonly unknown[] = []): string {
  const { bank } = moment
  const whole = {
    ...toPortable(moment, backend),
    world: backend.exported(bank),
    // The link of a reset message contains a token.
    outbox: bank.outbox.map(({ link, ...entry }) => entry),
  }
  return fitting(
    JSON.stringify({ ...ENVELOPE, moments: [whole], ...(stories.length === 0 ? {} : { stories }) }, null, 2),
  )
}

/** The stories of an export; undefined where it says nothing of them. Throws `FileRefused` with the reason. */
export function readStories(json: string): readonly unknown[] | undefined {
  return read(json).stories
}

/** The moment of a file, or the last one of a timeline. Throws `FileRefused` with the reason. */
export function readMoment(json: string): PortableMoment {
  return read(json).moments.at(-1) as PortableMoment
}

/** The whole timeline as a file: without passwords, codes, tokens and files (DEMO-17). */
export function saveTimeline({ entries }: Timeline, backend: PageBackend): string {
  const moments = new Map<unknown, PortableMoment>()
  const kept = entries().flatMap((entry) => {
    const { moment, key, ...rest } = entry
    if (moment === null) return []
    if (!moments.has(moment)) moments.set(moment, portableOf(moment, backend))
    return [{ ...rest, incomplete: whyIncomplete(entry), moment: [...moments.keys()].indexOf(moment) }]
  })
  return write({ moments: [...moments.values()], entries: kept })
}

/** The entries of a timeline, of which a file with one moment has none, its last moment, and its stories. Throws `FileRefused` with the reason. */
export function readTimeline(json: string, backend: PageBackend) {
  const file = read(json)
  const moments = file.moments.map(
    (portable): FileMoment => ({
      portable,
      picture: () => stillPageOf(portable, backend),
      unpack: () => fromPortable(portable, backend),
    }),
  )
  return {
    last: moments.at(-1) as FileMoment,
    stories: file.stories,
    entries: (file.entries ?? []).map(({ moment, ...entry }): Entry => ({ ...entry, moment: moments[moment] ?? null })),
  }
}

/** Describes why a file could not be opened. */
export function refusalOf(error: unknown): string {
  if (error instanceof DOMException && error.name === 'QuotaExceededError')
    return 'this browser has no room left for its data'
  const { message } = error as Error
  return error instanceof ImportError ? `its data is invalid: ${message}` : message
}

function write(file: LarkspurFile): string {
  return fitting(JSON.stringify({ ...ENVELOPE, ...deduplicate(file) }))
}

/** The text of a file that can be opened again. */
function fitting(text: string): string {
  if (text.length > MAX_LENGTH) throw new FileRefused(TOO_MUCH)
  return text
}

function read(json: string): LarkspurFile {
  const content = readFile(json)
  if ('steps' in content && !('moments' in content)) throw new FileRefused('it is a story, which “Open a file” adds')
  return inOrder(parsed(fileSchema, content))
}

/** What a file of this version holds. Throws `FileRefused` with the reason. */
export function readFile(json: string): object {
  // A script may give anything.
  if (typeof json !== 'string') throw new FileRefused('it is not the text of a file')
  const value = readJsonFile(json, 'file', (reason) => new FileRefused(reason))
  const { parts, value: whole, ...envelope } = (value ?? {}) as Record<string, unknown>
  // Stories and exports are written as they are, to be read by people.
  return opened(parts === undefined ? value : { ...envelope, ...expanded({ parts, value: whole }) })
}

function expanded(file: Parameters<typeof expand>[0] | { parts: unknown; value: unknown }): object {
  try {
    return expand(file as Parameters<typeof expand>[0]) as object
  } catch (error) {
    throw new FileRefused((error as Error).message)
  }
}

/** What stands in a file's envelope. Throws `FileRefused` where it is not one of this version. */
export function opened(value: unknown): object {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || !isShallow(value))
    throw new FileRefused('it contains nothing that this demo can open')
  const { format, version, ...content } = value as { format?: unknown; version?: unknown }
  if (format !== ENVELOPE.format)
    throw new FileRefused('it was saved by an older version of this demo, or by something else')
  if (version !== ENVELOPE.version)
    throw new FileRefused(
      `its version is ${typeof version === 'number' ? version : 'not a number'}, and this demo opens version ${ENVELOPE.version}`,
    )
  return content
}

/** The content as its schema has it. Throws `FileRefused`, which names the place. */
export function parsed<Schema extends v.GenericSchema>(schema: Schema, content: unknown): v.InferOutput<Schema> {
  const { success, output, issues } = v.safeParse(schema, content)
  if (success) return output
  const [issue] = issues
  const isMissing = issue.type === 'strict_object' && issue.received === 'undefined'
  throw new FileRefused(
    `its ${v.getDotPath(issue) ?? 'content'} is ${isMissing ? 'missing' : `wrong (${issue.message})`}`,
  )
}

/** Each entry comes after those that it points to, and has a moment. */
function inOrder(file: LarkspurFile): LarkspurFile {
  let last = 0
  for (const { id, before, sameAs = 0, moment } of file.entries ?? []) {
    const isInOrder = id > last && (before ?? 0) < id && sameAs < id && moment < file.moments.length
    if (!isInOrder) throw new FileRefused(`its entry ${id} is out of order`)
    last = id
  }
  return file
}
