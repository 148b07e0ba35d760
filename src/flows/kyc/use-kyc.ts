import { useRef } from 'react'
import { sendTo } from 'xstate'
import { kycMachine } from '#machines/kyc/kyc.machine.ts'
import { uploadKyc } from '#src/api/kyc.ts'
import { useCustomer } from '#src/flows/customer/use-customer.ts'
import { useModal } from '#src/flows/modal/use-modal.ts'
import { showToast, toasts, useRetract } from '#src/flows/toast/announce.ts'
import { useFlow } from '#src/platform/actors/use-flow.ts'
import { isDemo } from '#src/platform/env.ts'
import { checkPicture } from '#src/platform/picture-file.ts'
import { focusField } from '#src/ui/focus-field.ts'
import { drawDocument } from './draw-document.ts'

export function useKyc() {
  const { snapshot, actor: customerRef } = useCustomer()
  const modal = useModal()
  const form = useRef<HTMLFormElement>(null)
  const [state, send] = useFlow(
    kycMachine.provide({
      actors: {
        checkPicture,
        // A live build has neither the specimen nor its button.
        ...(isDemo ? { drawSpecimen: drawDocument } : {}),
        upload: uploadKyc,
      },
      actions: {
        announce: sendTo(toasts, (_, key) => showToast(key)),
        focusField: (_, { field }) => focusField(form.current, field),
        close: modal.close,
      },
    }),
    { input: { customerRef } },
  )
  useRetract(state.hasTag('busy'), 'kyc-duplicate')
  const { entry, pictures, errors } = state.context
  /** something has been entered, or asked for: the form stays, whatever becomes of the record */
  const hasBegun =
    !state.matches('editing') ||
    [...Object.values(entry), ...Object.values(pictures)].some(Boolean) ||
    Object.keys(errors).length > 0
  return { state, send, form, hasBegun, record: snapshot.context.answers.kyc ?? null }
}
