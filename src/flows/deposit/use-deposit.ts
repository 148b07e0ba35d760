import { useRef } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { customerMachine } from '#machines/customer.machine.ts'
import { depositMachine } from '#machines/deposit.machine.ts'
import type { Depositor } from '#machines/deposit-entry.ts'
import type { ModalRequest } from '#machines/modal.machine.ts'
import { loadDetails, postDeposit } from '#src/api/deposit.ts'
import { fullName } from '#machines/customer-names.ts'
import { useCustomer } from '#src/flows/customer/use-customer.ts'
import { watchCustomer } from '#src/flows/customer/watch-customer.ts'
import { useModal } from '#src/flows/modal/use-modal.ts'
import { useFlow } from '#src/kit/actors/use-flow.ts'
import { announce } from '#src/platform/announce.ts'
import { focusField } from '#src/platform/focus-field.ts'
import { checkPicture } from '#src/platform/picture-file.ts'

export function useDeposit({ plan, startsAt }: Extract<ModalRequest, { kind: 'deposit' }>) {
  const customer = useCustomer()
  const modal = useModal()
  const form = useRef<HTMLFormElement>(null)
  const [state, send] = useFlow(
    depositMachine.provide({
      actors: {
        watchCustomer: watchCustomer(customer, (snapshot) => ({
          type: 'customer.change',
          depositor: depositorOf(snapshot),
        })),
        loadDetails,
        checkPicture,
        postDeposit,
      },
      actions: {
        announce: (_, key) => announce(key),
        focusField: (_, { field }) => focusField(form.current, field),
        retryCustomer: () => customer.send({ type: 'customer.retry' }),
        reloadDeposits: () => customer.send({ type: 'deposits.reload' }),
        close: () => modal.close(),
      },
    }),
    {
      input: {
        depositor: depositorOf(customer.snapshot),
        ...(plan === undefined ? {} : { plan }),
        ...(startsAt === undefined ? {} : { startsAt }),
      },
    },
  )
  return { state, send, form }
}

export type DepositState = ReturnType<typeof useDeposit>['state']
export type SendDeposit = ReturnType<typeof useDeposit>['send']

function depositorOf({ context }: SnapshotFrom<typeof customerMachine>): Depositor | null {
  const { user } = context.answers
  return user === undefined ? null : { userId: user._id, name: fullName(user), email: user.email ?? '' }
}
