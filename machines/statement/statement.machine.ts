import { assign, setup } from 'xstate'
import { actionNotProvided, watcherNotProvided } from '#machines/not-provided.ts'
import { STATEMENT_PRINT_LIMIT } from '#machines/rules/rules.ts'
import { type Period, type PeriodField, periodErrors } from './statement-period.ts'

/**
 * Statement: the customer chooses a period and prints its transfers or downloads them as a file.
 *
 *   editing.usable (idle -> downloaded, idle -> printing -> idle) <-> editing.invalid
 */
export interface StatementContext {
  period: Period
}

export type StatementEvent =
  | { type: 'period.change'; change: Partial<Period> }
  | { type: 'statement.download' }
  /** `rows` is the number of rows to print */
  | { type: 'statement.print'; rows: number }
  /** the browser has finished printing */
  | { type: 'print.end' }
  | { type: 'statement.close' }

export const statementMachine = setup({
  types: { context: {} as StatementContext, events: {} as StatementEvent, input: {} as { period: Period } },
  actors: {
    /** renders the document, passes it to the browser, and keeps it until the actor is stopped */
    printDocument: watcherNotProvided('printDocument'),
  },
  actions: {
    close: actionNotProvided('close'),
    download: actionNotProvided<{ period: Period }>('download'),
    focusField: actionNotProvided<{ field: PeriodField }>('focusField'),
    setPeriod: assign(({ context }, { change }: { change: Partial<Period> }) => ({
      period: { ...context.period, ...change },
    })),
  },
  guards: {
    isUsable: ({ context }) => Object.keys(periodErrors(context.period)).length === 0,
    isPrintable: (_, { rows }: { rows: number }) => rows <= STATEMENT_PRINT_LIMIT,
  },
}).createMachine({
  id: 'statement',
  context: ({ input }) => ({ period: input.period }),
  initial: 'editing',
  states: {
    editing: {
      initial: 'checking',
      on: {
        'period.change': {
          target: '.checking',
          actions: { type: 'setPeriod', params: ({ event }) => ({ change: event.change }) },
        },
        // Also leaves `printing`: the document is removed with the dialog.
        'statement.close': { target: '.checking', actions: 'close' },
      },
      states: {
        checking: { always: [{ guard: 'isUsable', target: 'usable' }, { target: 'invalid' }] },
        usable: {
          initial: 'idle',
          on: {
            'statement.download': {
              target: '.downloaded',
              actions: { type: 'download', params: ({ context }) => ({ period: context.period }) },
            },
            'statement.print': {
              guard: { type: 'isPrintable', params: ({ event }) => ({ rows: event.rows }) },
              target: '.printing',
            },
          },
          states: {
            idle: {},
            downloaded: {},
            // Some browsers never report the end of printing, so every other event works here too.
            printing: { invoke: { src: 'printDocument' }, on: { 'print.end': 'idle' } },
          },
        },
        invalid: {
          on: {
            'statement.download': {
              actions: { type: 'focusField', params: ({ context }) => ({ field: firstInvalidField(context) }) },
            },
            'statement.print': {
              actions: { type: 'focusField', params: ({ context }) => ({ field: firstInvalidField(context) }) },
            },
          },
        },
      },
    },
  },
})

function firstInvalidField({ period }: StatementContext): PeriodField {
  return 'from' in periodErrors(period) ? 'from' : 'to'
}
