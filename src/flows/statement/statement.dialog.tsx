import { useSelector } from '@xstate/react'
import { Printer } from 'lucide-react'
import { useEffect, useId, useMemo, useRef } from 'react'
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
import { groupThousands } from '#src/platform/money.ts'
import { Button } from '#src/ui/button.tsx'
import { DialogBody, DialogFooter } from '#src/ui/dialog.tsx'
import { FormStatus } from '#src/ui/form-status.tsx'
import { buildStatement, type StatementData } from './build-statement.ts'
import { PeriodFields } from './period-fields.tsx'
import { printDocument, printInstead } from './print-document.ts'
import { PrintedStatement } from './printed-statement.tsx'
import { StatementFigures } from './statement-figures.tsx'

/** The customer's transfers of a period, to print. A message says why a long one cannot be printed. */
export function Statement({ flow, isShown }: ModalProps<'statement'>) {
  const id = useId()
  const { state, send, statement, fields } = useStatement(flow)
  const rows = statement?.rows.length ?? 0
  const isTooLong = rows > STATEMENT_PRINT_LIMIT
  return (
    <FlowDialog title={statementCopy.title} isShown={isShown} flow={flow}>
      <DialogBody>
        <PeriodFields state={state} send={send} fields={fields} />
        <Loaded parts={['user', 'transfers']} what={statementCopy.title} skeleton={recordSkeleton(2)}>
          {() => (statement === null ? null : <StatementFigures state={state} statement={statement} />)}
        </Loaded>
      </DialogBody>
      {statement === null ? null : (
        <DialogFooter
          status={
            <FormStatus>
              {isTooLong ? <p id={id}>{statementCopy.tooLong(groupThousands(STATEMENT_PRINT_LIMIT))}</p> : null}
            </FormStatus>
          }
        >
          <Button
            aria-disabled={isTooLong}
            aria-describedby={isTooLong ? id : undefined}
            onClick={() => send({ type: 'statement.print', rows })}
          >
            <Printer aria-hidden="true" size={18} />
            {statementCopy.print}
          </Button>
        </DialogFooter>
      )}
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
