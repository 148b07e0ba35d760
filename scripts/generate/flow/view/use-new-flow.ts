import { useCustomer } from '#src/flows/customer/use-customer.ts'
import { useModal } from '#src/flows/modal/use-modal.ts'
import { useFlow } from '#src/platform/actors/use-flow.ts'
import { sendNewFlow } from '../api/new-flow.ts'
import { newFlowMachine } from '../machine/new-flow.machine.ts'

export function useNewFlow() {
  const { actor: customerRef } = useCustomer()
  const modal = useModal()
  const machine = newFlowMachine.provide({ actors: { sendNewFlow }, actions: { close: () => modal.close() } })
  return useFlow(machine, { input: { customerRef } })
}
