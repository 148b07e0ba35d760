import { useSelector } from '@xstate/react'
import { createElement, useEffect, useMemo, useRef } from 'react'
import { STATEMENT_PRINT_LIMIT } from '#machines/rules/rules.ts'
import { partState, useCustomer } from '#src/flows/customer/use-customer.ts'
import type { ModalProps } from '#src/flows/modal/use-modal.ts'
import { useEmitted } from '#src/flows/use-emitted.ts'
import { useShown } from '#src/flows/use-flow.ts'
import type { AppClock } from '#src/platform/clock/clock.ts'
import { download } from '#src/ui/download.ts'
import { buildStatement, type StatementData } from './build-statement.ts'
import { printDocument, printInstead } from './print-document.ts'
import { PrintedStatement } from './printed-statement.tsx'
import { fileNameOf, statementCsv } from './statement-csv.ts'

export function useStatement(flow: ModalProps<'statement'>['flow']) {
  const { snapshot } = useCustomer()
  const { clock } = useShown().environment
  const { send } = flow
  const fields = useRef<HTMLFieldSetElement>(null)
  const removeDocument = useRef(() => {})
  const state = useSelector(flow, (snapshot) => snapshot)
  const { period } = state.context
  const { user, transfers } = snapshot.context.answers
  const parts = partState(snapshot, ['user', 'transfers'])
  const statement: StatementData | null = useMemo(
    () => (parts === 'ready' && user && transfers ? buildStatement(period, user, transfers.transfers) : null),
    [parts, period, user, transfers],
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
  return createElement(PrintedStatement, { statement, madeAt: clock.now() })
}
