import { useRef } from 'react'
import { sendTo } from 'xstate'
import { depositMachine } from '#machines/deposit/deposit.machine.ts'
import type { ModalRequest } from '#machines/modal/modal.machine.ts'
import { loadDetails, postDeposit } from '#src/api/deposit.ts'
import { useCustomer } from '#src/flows/customer/use-customer.ts'
import { useModal } from '#src/flows/modal/use-modal.ts'
import { showToast, toasts } from '#src/flows/toast/announce.ts'
import { useFlow } from '#src/platform/actors/use-flow.ts'
import { isDemo } from '#src/platform/env.ts'
import { checkPicture } from '#src/platform/picture-file.ts'
import { focusField } from '#src/ui/focus-field.ts'
import { drawReceipt } from './draw-receipt.ts'

export function useDeposit({ plan, startsAt }: Extract<ModalRequest, { kind: 'deposit' }>) {
  const { actor: customerRef } = useCustomer()
  const modal = useModal()
  const form = useRef<HTMLFormElement>(null)
  const [state, send] = useFlow(
    depositMachine.provide({
      actors: {
        loadDetails,
        checkPicture,
        // A live build has neither the specimen nor its button.
        ...(isDemo ? { drawSpecimen: drawReceipt } : {}),
        postDeposit,
      },
      actions: {
        announce: sendTo(toasts, (_, key) => showToast(key)),
        focusField: (_, { field }) => focusField(form.current, field),
        close: () => modal.close(),
      },
    }),
    {
      input: {
        customerRef,
        ...(plan === undefined ? {} : { plan }),
        ...(startsAt === undefined ? {} : { startsAt }),
      },
    },
  )
  return { state, send, form }
}

export type DepositState = ReturnType<typeof useDeposit>['state']
export type SendDeposit = ReturnType<typeof useDeposit>['send']
