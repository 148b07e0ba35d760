import { Button } from './button.tsx'
import { FormStatus } from './form-status.tsx'

interface RetryStatusProps {
  text: string
  retry: string
  onRetry: () => void
}

/** What a form cannot be sent without has not been loaded: says so, and offers to load it again (ERR-1). */
export function RetryStatus({ text, retry, onRetry }: RetryStatusProps) {
  return (
    <FormStatus tone="failed">
      {text}
      <Button
        variant="secondary"
        onClick={({ currentTarget }) => {
          // The button goes with the failure, and the focus would fall out of the dialog with it.
          currentTarget.form?.querySelector<HTMLElement>('[type=submit]')?.focus()
          onRetry()
        }}
      >
        {retry}
      </Button>
    </FormStatus>
  )
}
