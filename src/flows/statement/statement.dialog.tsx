import { modalCopy } from '#src/content/modal.ts'
import { loadingCopy } from '#src/content/shell.ts'
import { statementCopy } from '#src/content/statement.ts'
import { Loaded } from '#src/flows/customer/loaded.tsx'
import { recordSkeleton } from '#src/flows/customer/record-list.tsx'
import { useCustomer } from '#src/flows/customer/use-customer.ts'
import type { ModalProps } from '#src/flows/modal/use-modal.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog, DialogBody } from '#src/ui/dialog.tsx'
import { PeriodFields } from './period-fields.tsx'
import styles from './statement.module.css'
import { StatementActions } from './statement-actions.tsx'
import { StatementSheet } from './statement-sheet.tsx'
import { useStatement } from './use-statement.ts'

/** The customer's transfers of a period, to view, print or download. */
export function Statement({ flow, isShown }: ModalProps<'statement'>) {
  const { state, send, statement, fields } = useStatement(flow)
  return (
    <Dialog
      title={statementCopy.title}
      isShown={isShown}
      onClose={() => send({ type: 'statement.close' })}
      isClosable={state.can({ type: 'statement.close' })}
      closeLabel={modalCopy.close}
      size="wide"
    >
      <DialogBody>
        <PeriodFields state={state} send={send} oldest={statement?.oldest ?? null} fields={fields} />
        <Loaded
          parts={['user', 'transfers']}
          what={statementCopy.title}
          skeleton={recordSkeleton(5)}
          failed={<StatementFailed />}
        >
          {() => (statement === null ? null : <StatementSheet state={state} statement={statement} />)}
        </Loaded>
      </DialogBody>
      {statement === null ? null : <StatementActions state={state} send={send} rows={statement.rows.length} />}
    </Dialog>
  )
}

/** Shown if the transfers could not be loaded. Retrying keeps the focus in the dialog. */
function StatementFailed() {
  const { send } = useCustomer()
  return (
    <div className={styles.failed}>
      <p role="status">{loadingCopy.failed}</p>
      <Button
        variant="secondary"
        onClick={({ currentTarget }) => {
          currentTarget.closest<HTMLElement>('[role="dialog"]')?.focus()
          send({ type: 'customer.retry' })
        }}
      >
        {loadingCopy.retry}
      </Button>
    </div>
  )
}
