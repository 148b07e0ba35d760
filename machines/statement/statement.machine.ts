import { assign, emit, setup } from 'xstate'
import { actionNotProvided } from '#machines/not-provided.ts'
import { type Errors, errorsIn, type FieldError, firstInvalid, hasErrors } from '#machines/rules/field-errors.ts'
import { STATEMENT_PRINT_LIMIT } from '#machines/rules/rules.ts'

/**
 * Statement: the customer chooses a period and prints its transfers.
 *
 *   editing.usable <-> editing.invalid
 */
export interface StatementContext {
  period: Period
}

export type StatementEvent =
  | { type: 'period.change'; change: Partial<Period> }
  /** `rows` is the number of rows to print */
  | { type: 'statement.print'; rows: number }
  | { type: 'statement.close' }

/** Requests to the view, which has the document. */
type StatementEmitted = { type: 'document.print' } | { type: 'field.focus'; field: PeriodField }

export const statementMachine = setup({
  types: {
    context: {} as StatementContext,
    events: {} as StatementEvent,
    input: {} as { period: Period } | undefined,
    emitted: {} as StatementEmitted,
  },
  actions: {
    /** assigns the last twelve months, unless the input names a period */
    begin: actionNotProvided('begin'),
    print: emit({ type: 'document.print' }),
    focusField: emit(
      ({ context: { period } }) => ({ type: 'field.focus', field: firstInvalid(periodErrors(period)) }) as const,
    ),
    setPeriod: assign(({ context }, { change }: { change: Partial<Period> }) => ({
      period: { ...context.period, ...change },
    })),
  },
  guards: {
    isUsable: ({ context }) => !hasErrors(periodErrors(context.period)),
    isPrintable: (_, { rows }: { rows: number }) => rows <= STATEMENT_PRINT_LIMIT,
  },
}).createMachine({
  id: 'statement',
  context: ({ input }) => ({ period: input?.period ?? { from: '', to: '' } }),
  entry: 'begin',
  initial: 'editing',
  states: {
    editing: {
      initial: 'checking',
      on: {
        'period.change': {
          target: '.checking',
          actions: { type: 'setPeriod', params: ({ event }) => ({ change: event.change }) },
        },
        'statement.close': 'closed',
      },
      states: {
        checking: { always: [{ guard: 'isUsable', target: 'usable' }, { target: 'invalid' }] },
        usable: {
          on: {
            'statement.print': {
              guard: { type: 'isPrintable', params: ({ event }) => ({ rows: event.rows }) },
              actions: 'print',
            },
          },
        },
        invalid: { on: { 'statement.print': { actions: 'focusField' } } },
      },
    },
    closed: { type: 'final' },
  },
})

/** The days of a statement, both included, as '2026-03-02'; '' when none is chosen. */
export interface Period {
  from: string
  to: string
}

export type PeriodField = keyof Period

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** The errors of a period, keyed by the field that shows them. */
export function periodErrors({ from, to }: Period): Errors<PeriodField> {
  const errors = errorsIn([
    ['from', dayError(from)],
    ['to', dayError(to)],
  ])
  return !hasErrors(errors) && from > to ? { to: 'period-reversed' } : errors
}

function dayError(day: string): FieldError | undefined {
  if (day === '') return 'day-missing'
  return DAY.test(day) ? undefined : 'date-unclear'
}
