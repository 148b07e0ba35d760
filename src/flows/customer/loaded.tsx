import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CustomerAnswers, CustomerPart } from '#machines/customer/customer-ref.ts'
import { labels } from '#src/content/messages.ts'
import { loadingCopy } from '#src/content/shell.ts'
import { Button } from '#src/ui/button.tsx'
import styles from './loaded.module.css'
import { partState, useCustomer, useCustomerRef } from './use-customer.tsx'

interface LoadedProps<Part extends CustomerPart> {
  /** the data that must be loaded before anything is shown (AUTH-7) */
  parts: readonly Part[]
  /** names the data in the retry button */
  what: string
  /** shown while loading, in the same size */
  skeleton: ReactNode
  /** shown after a failed load; by default a message with a retry button */
  failed?: ReactNode
  /** whether there is nothing to show, which says nothing while the bank is asked again, such as after something was sent */
  isEmpty?: (answers: Pick<CustomerAnswers, Part>) => boolean
  children: (answers: Pick<CustomerAnswers, Part>) => ReactNode
}

/** Renders its children once their data is loaded: a skeleton before, a retry button after a failure (DATA-1, ERR-1). */
export function Loaded<Part extends CustomerPart>(props: LoadedProps<Part>) {
  const { parts, what, skeleton, failed, isEmpty, children } = props
  const loaded = useCustomer((snapshot) => {
    const state = partState(snapshot, parts)
    if (state !== 'ready') return state
    const { value, context } = snapshot
    const isAsked = isEmpty !== undefined && parts.some((part) => value[part] === 'loading')
    if (isAsked && isEmpty(context.answers as CustomerAnswers)) return 'loading'
    return Object.fromEntries(parts.map((part) => [part, context.answers[part]])) as Pick<CustomerAnswers, Part>
  })
  // In fragments, since a text that a component returns would have no element of its own (IN-8).
  if (typeof loaded === 'object') return <>{children(loaded)}</>
  if (loaded === 'failed')
    return (
      <>
        {failed ?? (
          <LoadFailed what={what}>
            <span className="visually-hidden">{what}: </span>
            {loadingCopy.failed}
          </LoadFailed>
        )}
      </>
    )
  return (
    <>
      <span className="visually-hidden">{loadingCopy.loading}</span>
      {skeleton}
    </>
  )
}

/** Says that data could not be loaded, with a button to try again. */
export function LoadFailed({ what, children }: { what: string; children: ReactNode }) {
  const { send } = useCustomerRef()
  return (
    <span className={styles.failed}>
      <CircleAlert aria-hidden="true" size={18} />
      <span role="status">{children}</span>
      <RetryButton what={what} onRetry={() => send({ type: 'customer.retry' })} />
    </span>
  )
}

interface RetryButtonProps {
  /** what is loaded again, for screen readers, where several things may be */
  what?: string
  onRetry: () => void
}

/** A button that is gone once it is pressed. The focus would be lost with it: it goes to the form's own button, or to the dialog or page. */
export function RetryButton({ what, onRetry }: RetryButtonProps) {
  return (
    <Button
      variant="secondary"
      onClick={({ currentTarget }) => {
        const submit = currentTarget.form?.querySelector<HTMLElement>('[type=submit]')
        const next = submit ?? currentTarget.closest<HTMLElement>('[role=dialog], main')
        next?.focus({ preventScroll: true })
        onRetry()
      }}
    >
      {labels.tryAgain}
      {what === undefined ? null : <span className="visually-hidden">: {what}</span>}
    </Button>
  )
}
