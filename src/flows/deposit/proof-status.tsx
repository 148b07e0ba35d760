import { depositCopy } from '#src/content/deposit.ts'
import { failedSubmit } from '#src/content/failed-submit.ts'
import { Button } from '#src/ui/button.tsx'
import { FormStatus } from '#src/ui/form-status.tsx'
import type { DepositState, SendDeposit } from './use-deposit.ts'

/** What there is to say of a deposit that is on its way, or that was not taken (ERR-1). */
export function ProofStatus({ state, send }: { state: DepositState; send: SendDeposit }) {
  const { failure } = state.context
  if (state.matches('submitting')) return <FormStatus>{depositCopy.sending}</FormStatus>
  if (state.matches({ proof: 'reading' })) return <FormStatus>{depositCopy.reading}</FormStatus>
  if (state.matches({ proof: 'depositorUnknown' })) {
    return (
      <FormStatus tone="failed">
        {depositCopy.depositorUnknown}
        <Button
          variant="secondary"
          onClick={({ currentTarget }) => {
            // The button goes once the record is there, and the focus would fall out of the dialog with it.
            currentTarget.form?.querySelector<HTMLElement>('[type=submit]')?.focus()
            send({ type: 'customer.retry' })
          }}
        >
          {depositCopy.retry}
        </Button>
      </FormStatus>
    )
  }
  return <FormStatus tone="failed">{failure === null ? null : failedSubmit[failure]}</FormStatus>
}
