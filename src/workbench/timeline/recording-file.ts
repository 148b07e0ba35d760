import * as v from 'valibot'
import type { OriginOf } from '#machines/model/step.ts'
import { faultSchema } from '#mocks/bank/faults.ts'
import { exportedWorldSchema } from '#mocks/engine/exported-world-schema.ts'
import { ImportError } from '#mocks/engine/import-error.ts'
import { isShallow, readJsonFile } from '#mocks/engine/json.ts'
import { CLOCK_MODES } from '#src/platform/clock/clock.ts'
import { momentSchema as moment, durationSchema as ms } from '#src/platform/clock/moment.ts'
import type { Recording } from '#src/workbench/demo/demo-contract.ts'
import { ABOUT_ROLES } from './about-roles.ts'
import { OPERATOR_ACTIONS } from './with-recording.ts'

const FORMAT = 'larkspur-recording'
/** Increase it whenever the meaning of a recording changes. */
const VERSION = 1

const count = v.pipe(v.number(), v.integer(), v.minValue(1))
const page = v.pipe(v.string(), v.regex(/^\/(?![/\\])/, 'it must be a path of this site'))
const text = v.pipe(v.string(), v.nonEmpty())
/** In older recordings; no replay reads it. */
const unread = v.exactOptional(v.unknown())
const passed = { ms, fired: v.exactOptional(v.array(v.string())), gestures: unread, busy: unread }

const stepSchema = v.variant('kind', [
  v.strictObject({
    ...passed,
    kind: v.literal('event'),
    flow: text,
    mark: v.exactOptional(text),
    which: v.exactOptional(count),
    event: v.looseObject({ type: text }),
  }),
  v.strictObject({
    ...passed,
    kind: v.literal('page'),
    to: page,
    by: v.exactOptional(v.pipe(v.number(), v.integer())),
  }),
  v.strictObject({ ...passed, kind: v.literal('press'), what: v.picklist(['outside', 'escape']) }),
  v.strictObject({ ...passed, kind: v.literal('sign-in'), persona: text }),
  v.strictObject({
    ...passed,
    kind: v.literal('operator'),
    action: v.picklist(OPERATOR_ACTIONS),
    args: v.array(v.unknown()),
  }),
  v.strictObject({ ...passed, kind: v.literal('fault'), fault: v.nullable(faultSchema) }),
  v.strictObject({ ...passed, kind: v.literal('fault-removed'), fault: faultSchema }),
  v.strictObject({ ...passed, kind: v.literal('latency'), latency: ms }),
  v.strictObject({ ...passed, kind: v.literal('clock'), now: moment }),
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

export const startSchema = v.strictObject({
  persona: v.nullable(text),
  world: exportedWorldSchema,
  clock: v.object({ mode: v.picklist(CLOCK_MODES), now: moment }),
  latency: ms,
  faults: v.array(faultSchema),
  page,
})

const recordingSchema = v.strictObject({
  format: v.literal(FORMAT),
  version: v.literal(VERSION),
  width: unread,
  start: startSchema,
  steps: v.array(stepSchema),
  end: v.strictObject({
    ms,
    fired: v.exactOptional(v.array(v.string())),
    proof: v.nullable(
      v.pipe(
        v.strictObject({
          states: v.record(v.string(), v.unknown()),
          rows: v.exactOptional(v.record(v.string(), v.array(v.looseObject({ _id: text })))),
          // The end of older recordings, instead of `rows`.
          hash: v.exactOptional(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))),
        }),
        v.check(({ rows, hash }) => rows !== undefined || hash !== undefined, 'it must hold rows'),
      ),
    ),
  }),
})

/** The reason why something is not a valid recording. */
export class RecordingRefused extends Error {}

/** Parses the text of a file, without checking that it is a recording. Throws `RecordingRefused` when it is not JSON. */
export function parseRecording(json: string): unknown {
  return readJsonFile(json, 'recording', (reason) => new RecordingRefused(reason))
}

/** Throws `RecordingRefused` with the reason. */
export function checkRecording(value: unknown, originOf: OriginOf): Recording {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new RecordingRefused('it contains no recording')
  if (!isShallow(value)) throw new RecordingRefused('it is nested too deeply')
  const { format, version } = value as { format?: unknown; version?: unknown }
  if (format !== FORMAT) throw new RecordingRefused('it was not recorded in this demo')
  if (version !== VERSION)
    throw new RecordingRefused(`its version is ${String(version)}, and this demo replays version ${VERSION}`)
  const parsed = v.safeParse(recordingSchema, value)
  if (!parsed.success) {
    const [issue] = parsed.issues
    throw new RecordingRefused(`${v.getDotPath(issue) ?? 'the recording'} is wrong (${issue.message})`)
  }
  for (const [index, step] of parsed.output.steps.entries()) checkEvent(step, index, originOf)
  return parsed.output as Recording
}

/** Only a person's events are replayed: a file must not be able to send any others. */
function checkEvent(step: v.InferOutput<typeof stepSchema>, index: number, originOf: OriginOf): void {
  if (step.kind !== 'event') return
  const origin = originOf(step.flow, step.event.type)
  if (origin === undefined)
    throw new RecordingRefused(`in step ${index + 1}, there is no flow ${step.flow} that takes ${step.event.type}`)
  if (origin === 'app')
    throw new RecordingRefused(`in step ${index + 1}, ${step.event.type} is not something that a person does`)
}

/** Describes why a recording could not be restored. */
export function refusalOf(error: unknown): string {
  if (error instanceof DOMException && error.name === 'QuotaExceededError')
    return 'this browser has no room left for its data'
  const { message } = error as Error
  return error instanceof ImportError ? `its data is invalid: ${message}` : message
}
