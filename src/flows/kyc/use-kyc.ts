import { useRef } from 'react'
import { kycMachine } from '#machines/kyc.machine.ts'
import { uploadKyc } from '#src/api/kyc.ts'
import { useCustomer } from '#src/flows/customer/use-customer.ts'
import { useModal } from '#src/flows/modal/use-modal.ts'
import { useFlow } from '#src/kit/actors/use-flow.ts'
import { announce, useRetract } from '#src/platform/announce.ts'
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
        announce: (_, key) => announce(key),
        focusField: (_, { field }) => focusField(form.current, field),
        close: modal.close,
      },
    }),
    { input: { customerRef } },
  )
  useRetract(state.hasTag('busy'), 'kyc-duplicate')
  return { state, send, form, record: snapshot.context.answers.kyc ?? null }
}
