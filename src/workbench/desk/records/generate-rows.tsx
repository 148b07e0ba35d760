import { type FormEvent, useState } from 'react'
import type { GeneratedKind } from '#src/contract/records.ts'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import type { DeskDemo } from '#src/workbench/contract/desk-demo.ts'
import { numberFrom } from '#src/workbench/desk/fault-entries.ts'
import styles from './records.module.css'
import { recordsCopy } from './records-copy.ts'

interface GenerateRowsProps {
  operator: DeskDemo['operator']
  kind: GeneratedKind
  customer: string
  say(text: string): void
}

/** Makes rows by the number, and removes them again. */
export function GenerateRows({ operator, kind, customer, say }: GenerateRowsProps) {
  const [error, setError] = useState<string | undefined>()
  const [isBusy, setBusy] = useState(false)

  async function run(action: () => Promise<void>, saying: string, said: string) {
    setBusy(true)
    say(saying)
    try {
      await action()
      setError(undefined)
      say(said)
    } catch (error) {
      const { fields, message } = error as Error & { fields?: readonly string[] }
      setError(fields?.[0] === 'count' ? recordsCopy.countError : message)
      say('')
    }
    setBusy(false)
  }

  function make(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const rows = numberFrom(String(new FormData(event.currentTarget).get('count')))
    void run(() => operator.make(kind, customer, rows), recordsCopy.generating, recordsCopy.generated(rows))
  }

  return (
    <form className={styles.make} noValidate onSubmit={make}>
      <Field
        label={recordsCopy.count}
        name="count"
        inputMode="numeric"
        autoComplete="off"
        defaultValue="100"
        hint={recordsCopy.generateHint[kind]}
        error={error}
      />
      <div className={styles.actions}>
        <Button variant="secondary" type="submit" aria-disabled={isBusy}>
          {recordsCopy.generate}
        </Button>
        <Button
          variant="quiet"
          aria-disabled={isBusy}
          onClick={() =>
            void run(() => operator.removeGenerated(kind, customer), recordsCopy.removing, recordsCopy.removedGenerated)
          }
        >
          {recordsCopy.removeGenerated}
        </Button>
      </div>
    </form>
  )
}
