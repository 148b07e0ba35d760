import { useRef } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { depositMachine } from '#machines/deposit/deposit.machine.ts'
import type { ModalProps } from '#src/flows/modal/use-modal.ts'
import { useEmitted } from '#src/flows/use-emitted.ts'
import { focusField } from '#src/ui/focus-field.ts'

export type DepositFlow = ModalProps<'deposit'>['flow']
export type DepositState = SnapshotFrom<typeof depositMachine>

/** The form whose fields the flow focuses. */
export function useDepositForm(flow: DepositFlow) {
  const form = useRef<HTMLFormElement>(null)
  useEmitted(flow, 'field.focus', ({ field }) => focusField(form.current, field))
  return form
}
