import { useRef } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { customerMachine } from '#machines/customer.machine.ts'
import { type KycCustomer, kycMachine } from '#machines/kyc.machine.ts'
import { uploadKyc } from '#src/api/kyc.ts'
import { useCustomer } from '#src/flows/customer/use-customer.ts'
import { watchCustomer } from '#src/flows/customer/watch-customer.ts'
import { useModal } from '#src/flows/modal/use-modal.ts'
import { useFlow } from '#src/kit/actors/use-flow.ts'
import { announce } from '#src/platform/announce.ts'
import { isDemo } from '#src/platform/env.ts'
import { focusField } from '#src/platform/focus-field.ts'
import { checkPicture } from '#src/platform/picture-file.ts'
import { drawSpecimen } from './draw-specimen.ts'

export function useKyc() {
  const customer = useCustomer()
  const modal = useModal()
  const form = useRef<HTMLFormElement>(null)
  const [state, send] = useFlow(
    kycMachine.provide({
      actors: {
        watchCustomer: watchCustomer(customer, (snapshot) => ({ type: 'customer.change', customer: whoIs(snapshot) })),
        checkPicture,
        // A live build has neither the specimen nor its button.
        ...(isDemo ? { drawSpecimen } : {}),
        upload: uploadKyc,
      },
      actions: {
        announce: (_, key) => announce(key),
        focusField: (_, { field }) => focusField(form.current, field),
        retryLoads: () => customer.send({ type: 'customer.retry' }),
        reloadKyc: () => customer.send({ type: 'kyc.reload' }),
        close: modal.close,
      },
    }),
    { input: { customer: whoIs(customer.snapshot) } },
  )
  return { state, send, form, record: customer.snapshot.context.answers.kyc ?? null }
}

function whoIs({ context }: SnapshotFrom<typeof customerMachine>): KycCustomer | null {
  const { user } = context.answers
  return user === undefined ? null : { customerId: context.customerId, email: user.email ?? '' }
}
