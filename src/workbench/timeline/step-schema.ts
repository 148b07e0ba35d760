import * as v from 'valibot'
import type { About } from '#machines/model/step.ts'
import { faultSchema } from '#mocks/engine/faults.ts'
import { cleanText } from '#src/contract/clean-text.ts'
import { durationSchema as ms, timestampSchema } from '#src/platform/clock/timestamp.ts'
import type { RecordingStep, Step } from '#src/workbench/contract/demo-contract.ts'
import { LONGEST_CAPTION, LONGEST_TITLE } from '#src/workbench/contract/desk-demo.ts'
import { whyNoCommand } from './commands.ts'
import { ABOUT_ROLES } from './find-about.ts'

export const textSchema = v.pipe(v.string(), v.nonEmpty('it is empty'))
export const pathSchema = v.pipe(v.string(), v.regex(/^\/(?![/\\])/, 'it must be a path of this site'))

/** The virtual time since the step before, and the timers that fired in it, in order. */
export const passedSchema = { ms: v.optional(ms, 0), fired: v.exactOptional(v.array(v.string())) }

/** What a caption lights. */
export const aboutSchema: v.GenericSchema<unknown, About> = v.strictObject({
  role: v.picklist(ABOUT_ROLES),
  name: textSchema,
})

const count = v.pipe(v.number(), v.integer(), v.minValue(1))

/** Every kind of step comes after some time. */
const step = <const Kind extends string, Fields extends v.ObjectEntries>(kind: Kind, fields: Fields) =>
  v.strictObject({ ...passedSchema, kind: v.literal(kind), ...fields })

export const stepSchema: v.GenericSchema<unknown, RecordingStep> = v.variant('kind', [
  step('event', { flow: textSchema, which: v.exactOptional(count), event: v.looseObject({ type: textSchema }) }),
  step('page', {
    to: pathSchema,
    // 0 would load the page again.
    by: v.exactOptional(v.pipe(v.number(), v.integer(), v.notValue(0, 'by is not 0'))),
  }),
  step('press', { what: v.picklist(['outside', 'escape']) }),
  step('sign-in', { persona: textSchema }),
  v.pipe(
    step('operator', { action: textSchema, args: v.array(v.unknown()) }),
    v.forward(
      v.check(
        ({ action, args }) => whyNoCommand(action, args) === null,
        ({ input: { action, args } }) => whyNoCommand(action, args) ?? '',
      ),
      ['action'],
    ),
  ),
  step('fault', { fault: v.nullable(faultSchema) }),
  step('fault-removed', { fault: faultSchema }),
  step('latency', { latency: ms }),
  step('clock', { now: timestampSchema }),
  step('caption', {
    text: v.pipe(textSchema, v.maxLength(LONGEST_CAPTION, `it has more than ${LONGEST_CAPTION} characters`)),
    chapter: v.exactOptional(
      v.pipe(textSchema, v.maxLength(LONGEST_TITLE, `it has more than ${LONGEST_TITLE} characters`)),
    ),
    about: v.exactOptional(aboutSchema),
  }),
  step('wait', {}),
  step('answer', {}),
  step('window', { change: v.picklist(['blur', 'focus']) }),
])

/** What a person calls a moment. */
export const nameSchema = titleSchema(60, 'Enter a name.', 'A name has at most 60 characters.')

/** What a person calls something. */
export function titleSchema(most: number, none: string, tooLong: string) {
  return v.pipe(v.string(), v.transform(cleanText), v.nonEmpty(none), v.maxLength(most, tooLong))
}

/** An entry of the timeline, as a file has it. */
export const entrySchema = v.strictObject({
  // Those that come after it have to be told apart, too.
  id: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2 ** 50)),
  at: timestampSchema,
  lane: v.picklist(['customer', 'bank', 'call', 'timer', 'demo']),
  text: textSchema,
  flow: v.exactOptional(textSchema),
  /** what would do the same again */
  steps: v.exactOptional(
    v.custom<readonly Step[]>((steps) => v.is(v.array(v.looseObject({ kind: textSchema })), steps)),
  ),
  /** whether it replaced everything, as a reset does */
  isStart: v.exactOptional(v.boolean()),
  /** a call that changes something, with how it was answered: 'POST transfer 200' */
  call: v.exactOptional(textSchema),
  /** whether another window did it, so that no step here does the same again */
  isElsewhere: v.exactOptional(v.boolean()),
  /** the timers that fired since the entry before, in order: '<owner> <name>' */
  fired: v.exactOptional(v.array(v.string())),
  /** the control that was pressed or filled in */
  about: v.exactOptional(aboutSchema),
  /** of the start of a story: its id */
  story: v.exactOptional(textSchema),
  /** of a call: when it was sent, in ms since the epoch */
  since: v.exactOptional(timestampSchema),
  /** of setting the clock, whose `at` is the time that it was set to: the time before, in ms since the epoch */
  setFrom: v.exactOptional(timestampSchema),
  name: v.exactOptional(nameSchema),
  /** id of the entry that came before; null for the first */
  before: v.nullable(v.number()),
  /** of going back: the id of the entry that was gone back to */
  sameAs: v.exactOptional(v.number()),
  /** why its moment can only be looked at; null where it can be gone on from */
  incomplete: v.nullable(textSchema),
  /** the place of its moment among the moments */
  moment: v.pipe(v.number(), v.integer(), v.minValue(0)),
})
