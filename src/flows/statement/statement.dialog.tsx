import { useSelector } from '@xstate/react'
import { Printer } from 'lucide-react'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { STATEMENT_PRINT_LIMIT } from '#machines/rules/rules.ts'
import { statementCopy } from '#src/content/statement.ts'
import { Loaded } from '#src/flows/customer/loaded.tsx'
import { recordSkeleton } from '#src/flows/customer/record-list.tsx'
import { useCustomer } from '#src/flows/customer/use-customer.tsx'
import { FlowDialog } from '#src/flows/flow-dialog.tsx'
import type { ModalProps } from '#src/flows/modal/modal-provider.tsx'
import { useEmitted } from '#src/flows/use-emitted.ts'
import { useShown } from '#src/flows/use-flow.ts'
import { groupThousands } from '#src/platform/money.ts'
import { Button } from '#src/ui/button.tsx'
import { DialogBody, DialogFooter } from '#src/ui/dialog.tsx'
import { FormStatus } from '#src/ui/form-status.tsx'
import { buildStatement } from './build-statement.ts'
import { PeriodFields } from './period-fields.tsx'
import { PrintedStatement } from './printed-statement.tsx'
import { StatementFigures } from './statement-figures.tsx'

/** The customer's transfers of a period, to print. A message says why a long one cannot be printed. */
export function Statement({ flow, isShown }: ModalProps<'statement'>) {
  const id = useId()
  const { state, send, statement, fields } = useStatement(flow)
  const printedAt = usePrintTime()
  const rows = statement?.rows.length ?? 0
  const isTooLong = rows > STATEMENT_PRINT_LIMIT
  const isPrintable = state.matches({ editing: 'usable' }) && !isTooLong
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
      {/* Beside the page, because on paper `styles/print.css` shows only this. */}
      {statement === null || printedAt === null || !isPrintable
        ? null
        : createPortal(
            <div className="printed-document">
              <PrintedStatement statement={statement} madeAt={printedAt} />
            </div>,
            document.body,
          )}
    </FlowDialog>
  )
}

function useStatement(flow: ModalProps<'statement'>['flow']) {
  const fields = useRef<HTMLFieldSetElement>(null)
  const state = useSelector(flow, (snapshot) => snapshot)
  const { period } = state.context
  const { user, transfers } = useCustomer(({ context }) => context.answers)
  const statement = useMemo(
    () => (user && transfers ? buildStatement(period, user, transfers.transfers) : null),
    [period, user, transfers],
  )
  useEmitted(flow, 'document.print', () => window.print())
  useEmitted(flow, 'field.focus', ({ field }) =>
    fields.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus(),
  )
  return { state, send: flow.send, statement, fields }
}

/** When the browser began to print the page, by the button or by its own command, in ms since the epoch; null while it does not print. */
function usePrintTime(): number | null {
  const { clock } = useShown().environment
  const [printedAt, setPrintedAt] = useState<number | null>(null)
  useEffect(() => {
    // The browser lays out the paper right after the event.
    const begin = () => flushSync(() => setPrintedAt(clock.now()))
    const end = () => setPrintedAt(null)
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
    }
  }, [clock])
  return printedAt
}
