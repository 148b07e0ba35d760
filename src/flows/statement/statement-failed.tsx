import { loadingCopy } from '#src/content/shell.ts'
import { useCustomer } from '#src/flows/customer/use-customer.ts'
import { Button } from '#src/ui/button.tsx'
import styles from './statement.module.css'

/** Shown if the transfers could not be loaded. Retrying keeps the focus in the dialog. */
export function StatementFailed() {
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
