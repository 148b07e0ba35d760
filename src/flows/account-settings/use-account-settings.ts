import { useSelector } from '@xstate/react'
import type { ModalProps } from '#src/flows/modal/use-modal.ts'
import { useFocusedForm } from '#src/flows/use-emitted.ts'

export type SettingsFlow = ModalProps<'account-settings'>['flow']

export function useAccountSettings(flow: SettingsFlow) {
  const form = useFocusedForm(flow)
  return {
    form,
    isWaiting: useSelector(flow, (state) => state.matches('waiting')),
    isSubmitting: useSelector(flow, (state) => state.matches('submitting')),
    isSaved: useSelector(flow, (state) => state.matches('saved')),
    isBusy: useSelector(flow, (state) => state.hasTag('busy')),
    isClosable: useSelector(flow, (state) => state.can({ type: 'account-settings.close' })),
    failure: useSelector(flow, ({ context }) => context.failure),
  }
}
