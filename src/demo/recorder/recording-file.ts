import * as v from 'valibot'
import { exportedWorldSchema, ImportRefused } from '#mocks/bank/exported-world.ts'
import { faultSchema } from '#mocks/bank/faults.ts'
import { isShallow, readJsonFile } from '#mocks/engine/json.ts'
import { momentSchema as moment, durationSchema as ms } from '#mocks/engine/moment.ts'
import type { Recording } from '#src/demo/demo-contract.ts'
import { CLOCK_MODES } from '#src/kit/clock/clock.ts'
import { originOf } from './origins.ts'

const FORMAT = 'larkspur-recording'
/** Raised whenever what is recorded changes its meaning. */
const VERSION = 1

const count = v.pipe(v.number(), v.integer(), v.minValue(1))
const page = v.pipe(v.string(), v.regex(/^\/(?![/\\])/, 'it must be a path of this site'))
const text = v.pipe(v.string(), v.nonEmpty())
const passed = { ms, fired: v.exactOptional(v.array(v.string())) }

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
    action: v.picklist(['setUser', 'releaseStep', 'setDeposit', 'setLoan', 'setKyc', 'copyCustomer']),
    args: v.array(v.unknown()),
  }),
  v.strictObject({ ...passed, kind: v.literal('fault'), fault: v.nullable(faultSchema) }),
  v.strictObject({ ...passed, kind: v.literal('latency'), latency: ms }),
  v.strictObject({ ...passed, kind: v.literal('clock'), now: moment }),
  v.strictObject({ ...passed, kind: v.literal('caption'), text }),
])

const recordingSchema = v.strictObject({
  format: v.literal(FORMAT),
  version: v.literal(VERSION),
  start: v.strictObject({
    persona: v.nullable(text),
    world: exportedWorldSchema,
    clock: v.object({ mode: v.picklist(CLOCK_MODES), now: moment }),
    latency: ms,
    faults: v.array(faultSchema),
    page,
  }),
  steps: v.array(stepSchema),
  end: v.strictObject({
    ...passed,
    proof: v.nullable(
      v.strictObject({
        states: v.record(v.string(), v.unknown()),
        hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
      }),
    ),
  }),
})

/** Why something is no recording, in words. */
export class RecordingRefused extends Error {}

/** Throws `RecordingRefused` with the reason in words. */
export function readRecording(json: string): Recording {
  return checkRecording(readJsonFile(json, 'recording', (reason) => new RecordingRefused(reason)))
}

/** The same of a value that is no text any more. */
export function checkRecording(value: unknown): Recording {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new RecordingRefused('it holds no recording')
  if (!isShallow(value)) throw new RecordingRefused('it is nested too deeply')
  const { format, version } = value as { format?: unknown; version?: unknown }
  if (format !== FORMAT) throw new RecordingRefused('it was not recorded in this demonstration')
  if (version !== VERSION)
    throw new RecordingRefused(`it is of version ${String(version)}, and this demonstration replays version ${VERSION}`)
  const parsed = v.safeParse(recordingSchema, value)
  if (!parsed.success) {
    const [issue] = parsed.issues
    throw new RecordingRefused(`${v.getDotPath(issue) ?? 'the recording'} is wrong (${issue.message})`)
  }
  parsed.output.steps.forEach(checkEvent)
  return parsed.output as Recording
}

/** Only what a person does is replayed: a file must not make the app do anything else. */
function checkEvent(step: v.InferOutput<typeof stepSchema>, index: number): void {
  if (step.kind !== 'event') return
  const doer = originOf(step.flow, step.event.type)
  if (doer === undefined)
    throw new RecordingRefused(`in step ${index + 1}, there is no flow ${step.flow} that hears of ${step.event.type}`)
  if (doer === 'app')
    throw new RecordingRefused(`in step ${index + 1}, ${step.event.type} is nothing that a person does`)
}

/** In words, why a recording could not be taken up. */
export function refusalOf(error: unknown): string {
  if (error instanceof DOMException && error.name === 'QuotaExceededError')
    return 'this browser has no room left for what it begins with'
  const { message } = error as Error
  return error instanceof ImportRefused ? `what it begins with cannot be: ${message}` : message
}
