import { useSelector } from '@xstate/react'
import type { LoanStep } from '#machines/loan/loan-application.ts'
import { fieldErrorText } from '#src/content/field-errors.ts'
import { loanFields } from '#src/content/loan.ts'
import { Field } from '#src/ui/field.tsx'
import type { LoanFlow } from './use-loan.ts'

export function LoanFields({ step, flow }: { step: LoanStep; flow: LoanFlow }) {
  return loanFields[step].map((copy) => <LoanInput key={copy.name} copy={copy} flow={flow} />)
}

interface LoanInputProps {
  copy: (typeof loanFields)[LoanStep][number]
  flow: LoanFlow
}

/** One field of the application. Typing into it renders it alone. */
function LoanInput({ copy, flow }: LoanInputProps) {
  const value = useSelector(flow, ({ context }) => context.draft[copy.name])
  const error = useSelector(flow, ({ context }) => context.errors[copy.name])
  const isBusy = useSelector(flow, (state) => state.hasTag('busy'))
  return (
    <Field
      {...copy}
      value={value}
      readOnly={isBusy}
      data-first-focus={error === 'amount-currency' ? '' : undefined}
      error={fieldErrorText(error)}
      onChange={({ target }) => flow.send({ type: 'field.change', field: copy.name, value: target.value })}
    />
  )
}
