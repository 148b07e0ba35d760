import * as v from 'valibot'
import type { EventsOf } from '#machines/model/machine-types.ts'
import type { EventStep, TimedStep } from '#machines/model/step.ts'
import type { FilePlaceholder } from '#src/contract/placeholders.ts'
import type { Redacted } from '#src/contract/redacted.ts'
import type { Recording, RecordingStep } from '#src/workbench/contract/demo-contract.ts'
import { LONGEST_TITLE } from '#src/workbench/contract/desk-demo.ts'
import { senderOf } from '#src/workbench/timeline/customer-words.ts'
import { passedSchema, pathSchema, stepSchema, textSchema, titleSchema } from '#src/workbench/timeline/step-schema.ts'
import {
  ENVELOPE,
  FileRefused,
  faultsSchema,
  modeSchema,
  momentSchema,
  opened,
  parsed,
  readFile,
} from '#src/workbench/timeline/timeline-file.ts'
import type { Machines } from '#src/workbench/trace/machines.ts'

/** more than the timeline can give one */
const MOST_STEPS = 2_000

/** Where a story begins, from the seed: short, and true after a change of the product. */
const startSchema = v.strictObject({
  /** who is signed in; null for a visitor */
  persona: v.nullable(textSchema),
  /** '<flow>.<state>', as in a link (DEMO-7) */
  at: v.exactOptional(textSchema),
  /** the page, where no state is named; default: the overview, or a visitor's home page */
  page: v.exactOptional(pathSchema),
  clock: v.exactOptional(modeSchema),
  /** ms of virtual time that each call takes */
  latency: v.exactOptional(passedSchema.ms),
  /** the id of a preset of faults */
  preset: v.exactOptional(textSchema),
  faults: v.exactOptional(faultsSchema),
})

/**
 * What a run ends with: the states of the flows, and rows by '<kind>/<owner>'. After a start from the seed, these are the rows that the story made or
 * changed, of which only the given fields count; after a moment, all that differ from the seed.
 */
export interface StoryProof {
  states: Readonly<Record<string, unknown>>
  rows: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>
}

const proofSchema: v.GenericSchema<unknown, StoryProof> = v.strictObject({
  states: v.record(v.string(), v.unknown()),
  rows: v.record(v.string(), v.array(v.record(v.string(), v.unknown()))),
})

const storySchema = v.strictObject({
  /** a recording has none */
  title: v.exactOptional(
    titleSchema(LONGEST_TITLE, 'a story needs a title', `a title has at most ${LONGEST_TITLE} characters`),
  ),
  start: v.exactOptional(startSchema),
  /** the exact moment to begin at, in place of a start */
  moments: v.exactOptional(v.tuple([momentSchema])),
  steps: v.pipe(v.array(stepSchema), v.maxLength(MOST_STEPS, `it has more than ${MOST_STEPS}`)),
  /** null: it was not at rest at its end, or nobody has said how it ends */
  end: v.exactOptional(v.strictObject({ ...passedSchema, proof: v.nullable(proofSchema) })),
})

/** A stretch of the timeline that is told, checked and sent: a start, steps with captions between them, and the end that they lead to (DEMO-8, DEMO-12, DEMO-19). */
export type Story = v.InferOutput<typeof storySchema>
export type StoryStart = v.InferOutput<typeof startSchema>

/** A secret is its placeholder, and a file the kind of a specimen. */
type Plain<T> = T extends Redacted
  ? string
  : T extends Blob
    ? FilePlaceholder
    : T extends object
      ? { [Name in keyof T]: Plain<T[Name]> }
      : T

/** Two flows have another name than their machine. */
type FlowOf<Id> = Id extends 'message' ? 'contact' | 'newsletter' : Id

/** An event of a machine, in that machine's own types. */
type MachineStep = {
  [Id in keyof Machines]: { kind: 'event'; flow: FlowOf<Id>; event: Plain<EventsOf<Machines[Id]>> }
}[keyof Machines]

/** A story that ships (DEMO-12). An event that its machine does not have is a type error. */
export interface ShippedStory {
  /** of its address, `?scenario=<id>` */
  id: string
  title: string
  start: StoryStart
  steps: readonly (Exclude<TimedStep, EventStep> | ({ ms?: number } & MachineStep))[]
  end: StoryProof
}

/** The story in a file's text, or as a test has it. Throws `FileRefused` with the reason, which names the step at fault. */
export function readStory(value: unknown): Story {
  const content = typeof value === 'string' ? readFile(value) : opened(value)
  if (!('steps' in content)) throw new FileRefused('it contains no story')
  const story = parsed(storySchema, content)
  if ((story.start === undefined) === (story.moments === undefined))
    throw new FileRefused('it has no start, or more than one')
  for (const [index, step] of story.steps.entries()) checkEvent(step, index)
  return story
}

export function writeStory(story: Story): string {
  return JSON.stringify({ ...ENVELOPE, ...story })
}

/** A recording begins at a moment, and has an end. Throws `FileRefused` for any other story. */
export function asRecording({ moments, steps, end }: Story): Recording {
  if (moments === undefined || end === undefined) throw new FileRefused('it contains no recording')
  return { ...ENVELOPE, moments, steps, end } as Recording
}

/** Only a person's events are run: a file must not be able to send any others. */
function checkEvent(step: RecordingStep, index: number): void {
  if (step.kind !== 'event') return
  const sender = senderOf(step.flow, step.event.type)
  if (sender === undefined)
    throw new FileRefused(`in step ${index + 1}, there is no flow ${step.flow} that takes ${step.event.type}`)
  if (sender === 'app')
    throw new FileRefused(`in step ${index + 1}, ${step.event.type} is not something that a person does`)
}
