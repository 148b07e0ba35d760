import { Button } from './button.tsx'

interface RetryProps {
  text: string
  retry: string
  onRetry: () => void
}

/** Says in a form's status that data which the form needs could not be loaded, with a retry button (ERR-1). */
export function Retry({ text, retry, onRetry }: RetryProps) {
  return (
    <>
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
    </>
  )
}
