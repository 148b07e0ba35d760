import type { StateFrom } from 'xstate'
import type { LoanEvent, loanMachine } from '#machines/loan/loan.machine.ts'
import type { LoanStep } from '#machines/loan/loan-application.ts'
import { fieldErrorTexts } from '#src/content/field-errors.ts'
import { loanFields } from '#src/content/loan.ts'
import { Field } from '#src/ui/field.tsx'

interface LoanFieldsProps {
  step: LoanStep
  state: StateFrom<typeof loanMachine>
  send: (event: LoanEvent) => void
}

export function LoanFields({ step, state, send }: LoanFieldsProps) {
  const { draft, errors } = state.context
  return loanFields[step].map((copy) => {
    const error = errors[copy.name]
    return (
      <Field
        key={copy.name}
        {...copy}
        value={draft[copy.name]}
        readOnly={state.hasTag('busy')}
        data-first-focus={error === 'amount-currency' ? '' : undefined}
        error={error === undefined ? undefined : fieldErrorTexts[error]}
        onChange={({ target }) => send({ type: 'field.change', field: copy.name, value: target.value })}
      />
    )
  })
}
