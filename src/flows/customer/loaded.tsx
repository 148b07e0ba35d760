import type { ReactNode } from 'react'
import type { CustomerAnswers, CustomerPart } from '#machines/customer-answers.ts'
import { loadingCopy } from '#src/content/shell.ts'
import { Button } from '#src/ui/button.tsx'
import styles from './loaded.module.css'
import { partState } from './part-state.ts'
import { useCustomer } from './use-customer.ts'

interface LoadedProps<Part extends CustomerPart> {
  /** what must be known before anything is shown (AUTH-7) */
  parts: readonly Part[]
  /** what it is, in words, for who tries again */
  what: string
  /** stands meanwhile, in the same size */
  skeleton: ReactNode
  /** stands after a failed load; the words and a way to try again unless told otherwise */
  failed?: ReactNode
  children: (answers: Pick<CustomerAnswers, Part>) => ReactNode
}

/** Shows what depends on loaded data: a skeleton first, a quiet way to try again after a failed load (DATA-1, ERR-1). */
export function Loaded<Part extends CustomerPart>({ parts, what, skeleton, failed, children }: LoadedProps<Part>) {
  const { snapshot } = useCustomer()
  const state = partState(snapshot, parts)
  if (state === 'ready') return children(snapshot.context.answers as Pick<CustomerAnswers, Part>)
  if (state === 'failed') return failed ?? <Failed what={what} />
  return (
    <>
      <span className="visually-hidden">{loadingCopy.loading}</span>
      {skeleton}
    </>
  )
}

function Failed({ what }: { what: string }) {
  const { send } = useCustomer()
  return (
    <span className={styles.failed}>
      <span role="status">
        <span aria-hidden="true">— </span>
        <span className="visually-hidden">{what}: </span>
        {loadingCopy.failed}
      </span>
      <Button
        variant="quiet"
        onClick={({ currentTarget }) => {
          // The button goes with the failure, and the focus would fall out of the page with it.
          currentTarget.closest<HTMLElement>('[role=dialog], main')?.focus({ preventScroll: true })
          send({ type: 'customer.retry' })
        }}
      >
        {loadingCopy.retry}
        <span className="visually-hidden">: {what}</span>
      </Button>
    </span>
  )
}
