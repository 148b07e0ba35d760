import { useSelector } from '@xstate/react'
import type { WithdrawalField } from '#machines/withdrawal/withdrawal-rules.ts'
import { fieldErrorText } from '#src/content/field-errors.ts'
import { withdrawalFields } from '#src/content/withdrawal.ts'
import { Field } from '#src/ui/field.tsx'
import type { WithdrawalFlow } from './use-withdrawal.ts'

interface WithdrawalInputProps {
  flow: WithdrawalFlow
  field: WithdrawalField
  /** while the rules are checked */
  isFixed: boolean
}

/** One field of the form. Typing into it renders it alone. */
export function WithdrawalInput({ flow, field, isFixed }: WithdrawalInputProps) {
  const value = useSelector(flow, ({ context }) => context.entry[field])
  const error = useSelector(flow, ({ context }) => context.errors[field])
  return (
    <Field
      name={field}
      {...withdrawalFields[field]}
      type={field === 'email' ? 'email' : 'text'}
      value={value}
      readOnly={isFixed}
      data-first-focus={error === 'amount-currency' ? '' : undefined}
      error={fieldErrorText(error)}
      onChange={({ currentTarget }) => flow.send({ type: 'field.change', field, value: currentTarget.value })}
    />
  )
}
