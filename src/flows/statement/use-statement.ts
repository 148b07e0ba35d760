import { createElement, useMemo, useRef } from 'react'
import { type EventObject, fromCallback } from 'xstate'
import { statementMachine } from '#machines/statement/statement.machine.ts'
import { partState } from '#src/flows/customer/part-state.ts'
import { useCustomer } from '#src/flows/customer/use-customer.ts'
import { useModal } from '#src/flows/modal/use-modal.ts'
import { clock } from '#src/platform/actors/runtime.ts'
import { useFlow } from '#src/platform/actors/use-flow.ts'
import { dayOf } from '#src/platform/dates.ts'
import { download } from '#src/ui/download.ts'
import { buildStatement, type StatementData } from './build-statement.ts'
import { presetPeriod } from './days.ts'
import { printDocument } from './print-document.ts'
import { PrintedStatement } from './printed-statement.tsx'
import { fileNameOf, statementCsv } from './statement-csv.ts'

export function useStatement() {
  const modal = useModal()
  const { snapshot } = useCustomer()
  const fields = useRef<HTMLFieldSetElement>(null)
  const [state, send] = useFlow(
    statementMachine.provide({
      actors: {
        printDocument: fromCallback<EventObject>(({ sendBack }): (() => void) | undefined => {
          if (statement === null) return
          const document = createElement(PrintedStatement, { statement, madeAt: clock.now() })
          return printDocument(document, () => sendBack({ type: 'print.end' }))
        }),
      },
      actions: {
        close: () => modal.close(),
        download: (_, { period }) => {
          if (statement !== null) download(fileNameOf(period), statementCsv(statement), 'text/csv;charset=utf-8')
        },
        focusField: (_, { field }) => fields.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus(),
      },
    }),
    { input: { period: presetPeriod('this-month', dayOf(clock.now()), null) } },
  )
  const { period } = state.context
  const { user, transfers } = snapshot.context.answers
  const parts = partState(snapshot, ['user', 'transfers'])
  const statement: StatementData | null = useMemo(
    () => (parts === 'ready' && user && transfers ? buildStatement(period, user, transfers.transfers) : null),
    [parts, period, user, transfers],
  )
  return { state, send, statement, fields }
}
