import { useSelector } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'
import type { kycMachine } from '#machines/kyc/kyc.machine.ts'
import { useCustomer } from '#src/flows/customer/use-customer.ts'
import type { ModalProps } from '#src/flows/modal/use-modal.ts'
import { useFocusedForm } from '#src/flows/use-emitted.ts'

export type KycFlow = ModalProps<'kyc'>['flow']
type KycState = SnapshotFrom<typeof kycMachine>

export function useKyc(kyc: KycFlow) {
  const { snapshot } = useCustomer()
  const form = useFocusedForm(kyc)
  return {
    form,
    record: snapshot.context.answers.kyc ?? null,
    hasBegun: useSelector(kyc, hasBegun),
    isUploaded: useSelector(kyc, (state) => state.matches('uploaded')),
    isClosable: useSelector(kyc, (state) => state.can({ type: 'kyc.close' })),
  }
}

/** Whether something was entered or sent: the form then stays, even if the record changes. */
function hasBegun(state: KycState): boolean {
  const { entry, pictures, errors } = state.context
  return (
    !state.matches('editing') ||
    [...Object.values(entry), ...Object.values(pictures)].some(Boolean) ||
    Object.keys(errors).length > 0
  )
}
