import * as v from 'valibot'
import { exportedSnapshotSchema, ImportError } from '#mocks/bank/exported-snapshot.ts'
import { outboxEntrySchema } from '#mocks/bank/outbox.ts'
import { faultSchema } from '#mocks/engine/faults.ts'
import { isShallow, readJsonFile } from '#mocks/engine/json.ts'
import { clock } from '#src/platform/actors/app-clock.ts'
import { CLOCK_MODES } from '#src/platform/clock/clock.ts'
import { durationSchema as ms, timestampSchema } from '#src/platform/clock/timestamp.ts'
import type { PortableMoment, Recording, RecordingStep, Step } from '#src/workbench/contract/demo-contract.ts'
import type { PageBackend } from '#src/workbench/trace/product.ts'
import { whyNoCommand } from './commands.ts'
import { senderOf } from './customer-words.ts'
import { deduplicate, expand } from './deduplicate.ts'
import { proofNow } from './end-difference.ts'
import { ABOUT_ROLES } from './find-about.ts'
import type { Moment } from './moment.ts'
import { fromPortable, OWN_KEYS, stillPageOf, toPortable, whyIncomplete } from './portable-moment.ts'
import { type Entry, type FileMoment, isFromFile, LANES, type Timeline } from './timeline.ts'

/** The one format of files with moments, steps and entries (DEMO-8, DEMO-13, DEMO-17). */
const FORMAT = 'larkspur'
/** Raise it whenever the meaning of a moment or a step changes: a machine's states and contexts are part of it. */
const VERSION = 2

/** What a person calls a moment. */
export const nameSchema = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('Enter a name.'),
  v.maxLength(60, 'A name has at most 60 characters.'),
)

const text = v.pipe(v.string(), v.nonEmpty())
const path = v.pipe(v.string(), v.regex(/^\/(?![/\\])/, 'it must be a path of this site'))
const fields = v.looseObject({})
const call = { method: text, path: text, in: ms }

const count = v.pipe(v.number(), v.integer(), v.minValue(1))
const passed = { ms, fired: v.exactOptional(v.array(v.string())) }

const stepSchema: v.GenericSchema<unknown, RecordingStep> = v.variant('kind', [
  v.strictObject({
    ...passed,
    kind: v.literal('event'),
    flow: text,
    which: v.exactOptional(count),
    event: v.looseObject({ type: text }),
  }),
  v.strictObject({
    ...passed,
    kind: v.literal('page'),
    to: path,
    by: v.exactOptional(v.pipe(v.number(), v.integer())),
  }),
  v.strictObject({ ...passed, kind: v.literal('press'), what: v.picklist(['outside', 'escape']) }),
  v.strictObject({ ...passed, kind: v.literal('sign-in'), persona: text }),
  v.pipe(
    v.strictObject({ ...passed, kind: v.literal('operator'), action: text, args: v.array(v.unknown()) }),
    v.forward(
      v.check(
        ({ action, args }) => whyNoCommand(action, args) === null,
        ({ input: { action, args } }) => whyNoCommand(action, args) ?? '',
      ),
      ['action'],
    ),
  ),
  v.strictObject({ ...passed, kind: v.literal('fault'), fault: v.nullable(faultSchema) }),
  v.strictObject({ ...passed, kind: v.literal('fault-removed'), fault: faultSchema }),
  v.strictObject({ ...passed, kind: v.literal('latency'), latency: ms }),
  v.strictObject({ ...passed, kind: v.literal('clock'), now: timestampSchema }),
  v.strictObject({
    ...passed,
    kind: v.literal('caption'),
    text,
    chapter: v.exactOptional(text),
    about: v.exactOptional(v.strictObject({ role: v.picklist(ABOUT_ROLES), name: text })),
  }),
  v.strictObject({ ...passed, kind: v.literal('wait') }),
  v.strictObject({ ...passed, kind: v.literal('answer') }),
  v.strictObject({ ...passed, kind: v.literal('window'), change: v.picklist(['blur', 'focus']) }),
  v.strictObject({
    ...passed,
    kind: v.literal('browser'),
    behaviour: v.nullable(v.picklist(['takes a copy', 'takes no copy', 'draws nothing', 'prints nothing'])),
  }),
])

const treeSchema = v.looseObject({ children: v.record(v.string(), v.looseObject({ snapshot: fields })) })

const momentSchema: v.GenericSchema<unknown, PortableMoment> = v.strictObject({
  persona: v.nullable(text),
  system: v.strictObject({
    tree: v.pipe(
      treeSchema,
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
  world: exportedSnapshotSchema,
  latency: ms,
  faults: v.array(faultSchema),
  outbox: v.array(outboxEntrySchema),
  open: v.array(v.strictObject({ ...call, at: timestampSchema, instead: v.nullable(faultSchema) })),
  attempts: v.array(
    v.strictObject({
      method: text,
      url: text,
      failed: v.pipe(v.number(), v.integer(), v.minValue(0)),
      isWaiting: v.boolean(),
      in: ms,
    }),
  ),
  clock: v.strictObject({ mode: v.picklist(CLOCK_MODES), now: timestampSchema }),
  stored: v.record(v.picklist(OWN_KEYS), v.string()),
  page: v.strictObject({ route: path, state: fields }),
})

const entrySchema = v.strictObject({
  id: v.pipe(v.number(), v.integer(), v.minValue(1)),
  at: timestampSchema,
  lane: v.picklist(LANES),
  text,
  flow: v.exactOptional(text),
  steps: v.exactOptional(v.custom<readonly Step[]>((steps) => v.is(v.array(v.looseObject({ kind: text })), steps))),
  isStart: v.exactOptional(v.boolean()),
  call: v.exactOptional(text),
  since: v.exactOptional(timestampSchema),
  name: v.exactOptional(nameSchema),
  before: v.nullable(v.number()),
  sameAs: v.exactOptional(v.number()),
  incomplete: v.nullable(text),
  /** the place of its moment among the moments */
  moment: v.pipe(v.number(), v.integer(), v.minValue(0)),
})

const fileSchema = v.strictObject({
  format: v.literal(FORMAT),
  version: v.literal(VERSION),
  moments: v.pipe(v.array(momentSchema), v.minLength(1)),
  entries: v.exactOptional(v.pipe(v.array(entrySchema), v.minLength(1))),
  steps: v.exactOptional(v.array(stepSchema)),
  end: v.exactOptional(
    v.strictObject({
      ms,
      fired: v.exactOptional(v.array(v.string())),
      proof: v.nullable(
        v.strictObject({
          states: v.record(v.string(), v.unknown()),
          rows: v.record(v.string(), v.array(v.looseObject({ _id: text }))),
        }),
      ),
    }),
  ),
})

type LarkspurFile = Omit<v.InferOutput<typeof fileSchema>, 'format' | 'version'>

/** Why a file cannot be opened. */
export class FileRefused extends Error {}

/** One moment as a file (DEMO-13). */
export function writeMoment(moment: Moment, backend: PageBackend): string {
  return write({ moments: [toPortable(moment, backend)] })
}

/** The whole state of the demo as a file (DEMO-5): with password hashes and codes, which other files do not have, and without tokens. */
export function exportMoment(moment: Moment, backend: PageBackend): string {
  const { bank } = moment
  const whole = {
    ...toPortable(moment, backend),
    world: backend.exported(bank),
    // The link of a reset message contains a token.
    outbox: bank.outbox.map(({ link, ...entry }) => entry),
  }
  return JSON.stringify({ format: FORMAT, version: VERSION, moments: [whole] }, null, 2)
}

/** The moment of a file, or the last one of a timeline. Throws `FileRefused` with the reason. */
export function readMoment(json: string): PortableMoment {
  return read(json).moments.at(-1) as PortableMoment
}

/** The whole timeline as a file: without passwords, codes, tokens and files (DEMO-17). */
export function saveTimeline({ entries }: Timeline, backend: PageBackend): string {
  const moments = new Map<unknown, PortableMoment>()
  const kept = entries().flatMap((entry) => {
    const { moment, key, incomplete, ...rest } = entry
    if (moment === null) return []
    if (!moments.has(moment)) moments.set(moment, isFromFile(moment) ? moment.portable : toPortable(moment, backend))
    const reason = incomplete ?? (isFromFile(moment) ? null : whyIncomplete(moment))
    return [{ ...rest, incomplete: reason, moment: [...moments.keys()].indexOf(moment) }]
  })
  return write({ moments: [...moments.values()], entries: kept })
}

/** Opens a timeline, or a file with one moment: its last moment is the present, or is looked at where it is not complete. Rejects with the reason. */
export async function openTimeline(json: string, timeline: Timeline, backend: PageBackend): Promise<void> {
  const { entries, moments } = opened(json, backend)
  await timeline.open(entries, moments.at(-1) as FileMoment)
}

/** The entries of a timeline. Throws `FileRefused` with the reason. */
export function readTimeline(json: string, backend: PageBackend): readonly Entry[] {
  return opened(json, backend).entries
}

function opened(json: string, backend: PageBackend): { entries: readonly Entry[]; moments: readonly FileMoment[] } {
  const file = read(json)
  const moments = file.moments.map((portable) => toFileMoment(portable, backend))
  return {
    moments,
    entries: (file.entries ?? []).map(({ moment, ...entry }) => ({ ...entry, moment: moments[moment] ?? null })),
  }
}

export function toFileMoment(portable: PortableMoment, backend: PageBackend): FileMoment {
  return {
    portable,
    picture: () => stillPageOf(portable, backend),
    unpack: () => fromPortable(portable, backend),
  }
}

/** A recording that ends now. It has no proof of its end where work is still in progress (DEMO-8). */
export function writeRecording(backend: PageBackend, start: Moment, ...[steps, end]: RecordingParts): Recording {
  const proof = clock.isQuiet ? proofNow(backend) : null
  const moments: Recording['moments'] = [toPortable(start, backend)]
  return structuredClone({ format: FORMAT, version: VERSION, moments, steps, end: { ...end, proof } })
}

type RecordingParts = [steps: Recording['steps'], end: Omit<Recording['end'], 'proof'>]

/** Whether a file is a recording. Throws `FileRefused` with the reason. */
export function holdsSteps(json: string): boolean {
  return read(json).steps !== undefined
}

/** The recording of a file's text, or of a test. Throws `FileRefused` with the reason. */
export function checkRecording(value: unknown): Recording {
  const { moments, steps, end } = typeof value === 'string' ? read(value) : check(value)
  const [start] = moments
  if (start === undefined || steps === undefined || end === undefined) throw new FileRefused('it contains no recording')
  for (const [index, step] of steps.entries()) checkEvent(step, index)
  return { format: FORMAT, version: VERSION, moments: [start], steps, end }
}

/** Only a person's events are replayed: a file must not be able to send any others. */
function checkEvent(step: RecordingStep, index: number): void {
  if (step.kind !== 'event') return
  const sender = senderOf(step.flow, step.event.type)
  if (sender === undefined)
    throw new FileRefused(`in step ${index + 1}, there is no flow ${step.flow} that takes ${step.event.type}`)
  if (sender === 'app')
    throw new FileRefused(`in step ${index + 1}, ${step.event.type} is not something that a person does`)
}

/** Describes why a file could not be opened. */
export function refusalOf(error: unknown): string {
  if (error instanceof DOMException && error.name === 'QuotaExceededError')
    return 'this browser has no room left for its data'
  const { message } = error as Error
  return error instanceof ImportError ? `its data is invalid: ${message}` : message
}

function write(file: LarkspurFile): string {
  return JSON.stringify({ format: FORMAT, version: VERSION, ...deduplicate(file) })
}

function read(json: string): LarkspurFile {
  const value = readJsonFile(json, 'file', (reason) => new FileRefused(reason))
  const { parts, value: whole, ...envelope } = (value ?? {}) as Record<string, unknown>
  // Recordings are written as they are, to be read by people.
  return check(parts === undefined ? value : { ...envelope, ...expanded({ parts, value: whole }) })
}

function expanded(file: Parameters<typeof expand>[0] | { parts: unknown; value: unknown }): object {
  try {
    return expand(file as Parameters<typeof expand>[0]) as object
  } catch (error) {
    throw new FileRefused((error as Error).message)
  }
}

function check(value: unknown): LarkspurFile {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || !isShallow(value))
    throw new FileRefused('it contains nothing that this demo can open')
  const { format, version } = value as { format?: unknown; version?: unknown }
  if (format !== FORMAT) throw new FileRefused('it was saved by an older version of this demo, or by something else')
  if (version !== VERSION)
    throw new FileRefused(`its version is ${String(version)}, and this demo opens version ${VERSION}`)
  const parsed = v.safeParse(fileSchema, value)
  if (parsed.success) return inOrder(parsed.output)
  const [issue] = parsed.issues
  throw new FileRefused(`its ${v.getDotPath(issue) ?? 'content'} is wrong (${issue.message})`)
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
