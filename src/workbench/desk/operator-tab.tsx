import { useState } from 'react'
import { SelectField } from '#src/ui/select-field.tsx'
import type { Demo } from '#src/workbench/demo/demo-contract.ts'
import { BankRecords } from './bank-records.tsx'
import { CustomerSettings } from './customer-settings.tsx'
import { deskCopy } from './desk-copy.ts'
import { useDemo } from './use-demo.ts'

const copy = deskCopy.operator

/** The bank's side: a customer's settings and records, with the effect of each change (DEMO-3). */
export function OperatorTab({ demo }: { demo: Demo }) {
  const signedIn = useDemo(demo, demo.customerId)
  const [chosen, choose] = useState<string | null>(null)
  const people = useDemo(demo, demo.people)
  const id = people.find(({ userId }) => userId === (chosen ?? signedIn))?.userId
  const standing = useDemo(demo, ({ operator }) => (id === undefined ? null : operator.standing(id)))
  return (
    <>
      <SelectField
        label={copy.whom}
        name="customer"
        value={id ?? ''}
        options={people.map(({ userId, name }) => ({ value: userId, text: name }))}
        {...(id === undefined ? { prompt: copy.none } : {})}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
      {standing === null ? null : (
        <>
          <CustomerSettings standing={standing} operator={demo.operator} />
          <BankRecords demo={demo} standing={standing} />
        </>
      )}
    </>
  )
}
