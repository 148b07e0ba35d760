import { useSelector } from '@xstate/react'
import { useEffect, useMemo, useRef } from 'react'
import { STATEMENT_PRINT_LIMIT } from '#machines/rules/rules.ts'
import { statementCopy } from '#src/content/statement.ts'
import { Loaded } from '#src/flows/customer/loaded.tsx'
import { recordSkeleton } from '#src/flows/customer/record-list.tsx'
import { useCustomer } from '#src/flows/customer/use-customer.tsx'
import { FlowDialog } from '#src/flows/flow-dialog.tsx'
import type { ModalProps } from '#src/flows/modal/modal-provider.tsx'
import { useEmitted } from '#src/flows/use-emitted.ts'
import { useShown } from '#src/flows/use-flow.ts'
import type { AppClock } from '#src/platform/clock/clock.ts'
import { DialogBody } from '#src/ui/dialog.tsx'
import { download } from '#src/ui/download.ts'
import { buildStatement, type StatementData } from './build-statement.ts'
import { PeriodFields } from './period-fields.tsx'
import { printDocument, printInstead } from './print-document.ts'
import { PrintedStatement } from './printed-statement.tsx'
import { StatementActions } from './statement-actions.tsx'
import { fileNameOf, statementCsv } from './statement-csv.ts'
import { StatementSheet } from './statement-sheet.tsx'

/** The customer's transfers of a period, to view, print or download. */
export function Statement({ flow, isShown }: ModalProps<'statement'>) {
  const { state, send, statement, fields } = useStatement(flow)
  return (
    <FlowDialog title={statementCopy.title} isShown={isShown} flow={flow} size="wide">
      <DialogBody>
        <PeriodFields state={state} send={send} span={statement?.span ?? null} fields={fields} />
        <Loaded parts={['user', 'transfers']} what={statementCopy.title} skeleton={recordSkeleton(5)}>
          {() => (statement === null ? null : <StatementSheet state={state} statement={statement} />)}
        </Loaded>
      </DialogBody>
      {statement === null ? null : <StatementActions state={state} send={send} rows={statement.rows.length} />}
    </FlowDialog>
  )
}

function useStatement(flow: ModalProps<'statement'>['flow']) {
  const { clock } = useShown().environment
  const { send } = flow
  const fields = useRef<HTMLFieldSetElement>(null)
  const removeDocument = useRef(() => {})
  const state = useSelector(flow, (snapshot) => snapshot)
  const { period } = state.context
  const { user, transfers } = useCustomer(({ context }) => context.answers)
  const statement: StatementData | null = useMemo(
    () => (user && transfers ? buildStatement(period, user, transfers.transfers) : null),
    [period, user, transfers],
  )
  useEmitted(flow, 'document.download', () => {
    if (statement !== null) download(fileNameOf(period), statementCsv(statement), 'text/csv;charset=utf-8')
  })
  useEmitted(flow, 'document.print', () => {
    if (statement === null) return
    removeDocument.current = printDocument(toDocument(statement, clock), () => send({ type: 'print.end' }))
  })
  useEmitted(flow, 'document.remove', () => removeDocument.current())
  useEmitted(flow, 'field.focus', ({ field }) =>
    fields.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus(),
  )
  const isPrintable = state.matches({ editing: 'usable' }) && (statement?.rows.length ?? 0) <= STATEMENT_PRINT_LIMIT
  useEffect(() => {
    if (statement === null || !isPrintable) return
    const stop = printInstead(() => toDocument(statement, clock))
    return () => stop()
  }, [statement, isPrintable, clock])
  // The dialog may be left while the browser prints.
  useEffect(() => {
    return () => removeDocument.current()
  }, [])
  return { state, send, statement, fields }
}

function toDocument(statement: StatementData, clock: AppClock) {
  return <PrintedStatement statement={statement} madeAt={clock.now()} />
}
