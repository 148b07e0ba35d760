import { Button } from './button.tsx'
import { FormStatus } from './form-status.tsx'

interface RetryStatusProps {
  /** 'waits' while it may still load */
  tone?: 'waits' | 'failed'
  text: string
  retry: string
  onRetry: () => void
}

/** Says that data which a form needs could not be loaded, with a retry button (ERR-1). */
export function RetryStatus({ tone = 'failed', text, retry, onRetry }: RetryStatusProps) {
  return (
    <FormStatus tone={tone}>
      {text}
      <Button
        variant="secondary"
        onClick={({ currentTarget }) => {
          // The button disappears on retry, and the focus would leave the dialog with it.
          currentTarget.form?.querySelector<HTMLElement>('[type=submit]')?.focus()
          onRetry()
        }}
      >
        {retry}
      </Button>
    </FormStatus>
  )
}
