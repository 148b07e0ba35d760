import type { CustomerPart } from '#machines/customer/customer-ref.ts'
import { loadingCopy } from '#src/content/shell.ts'
import { DialogBody } from '#src/ui/dialog.tsx'
import form from '#src/ui/form.module.css'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { Loaded } from './customer/loaded.tsx'
import styles from './waiting-form.module.css'

interface WaitingFormProps {
  /** what the flow waits for */
  parts: readonly CustomerPart[]
  /** the names of the form's fields */
  fields: readonly string[]
}

/** What a dialog shows while its flow waits for the customer's data: the form's skeleton, or that they could not be loaded (DATA-1, ERR-1). */
export function WaitingForm({ parts, fields }: WaitingFormProps) {
  const skeleton = fields.map((name) => (
    <span key={name} className={styles.field}>
      <Skeleton width="8ch" />
      <Skeleton width="100%" />
    </span>
  ))
  return (
    <DialogBody>
      <Loaded parts={parts} what={loadingCopy.details} skeleton={<span className={form.fields}>{skeleton}</span>}>
        {() => null}
      </Loaded>
    </DialogBody>
  )
}
