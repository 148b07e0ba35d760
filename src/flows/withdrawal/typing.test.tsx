import { createMemoryHistory } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { fromCallback, fromPromise } from 'xstate'
import type { CustomerAnswers } from '#machines/customer/customer-ref.ts'
import { givenCustomer } from '#machines/customer/customer-sample.ts'
import { heldTime } from '#machines/held-time.ts'
import { modalMachine } from '#machines/modal/modal.machine.ts'
import { socialProofMachine } from '#machines/social-proof/social-proof.machine.ts'
import { System } from '#src/app/system.ts'
import { type Actors, actor } from '#src/flows/actors.ts'
import { CustomerContext } from '#src/flows/customer/use-customer.tsx'
import { clock } from '#src/platform/actors/app-clock.ts'
import { pageHistory } from '#src/platform/page-history.ts'
import { bindWithdrawal } from './withdrawal.dialog.bind.ts'
import { Withdrawal } from './withdrawal.dialog.tsx'

// @vitest-environment happy-dom

const drawn = vi.hoisted(() => ({ elements: 0 }))

vi.mock('react/jsx-dev-runtime', async (original) => {
  const { jsxDEV, ...others } = await original<{ jsxDEV(...args: unknown[]): unknown }>()
  const counting = (...args: unknown[]) => {
    drawn.elements += 1
    return jsxDEV(...args)
  }
  return { ...others, jsxDEV: counting }
})

const system = new System({ goTo: () => {}, history: pageHistory(createMemoryHistory()) })
const actorOf = <Name extends keyof Actors>(name: Name) => actor(name, system.live)

test('PERF-4, WD-2: typing into the form does not sum the rows again, and renders one field', async () => {
  let sums = 0
  const transfer = {
    _id: 't1',
    withdrawalPath: 'invest',
    get amount() {
      sums += 1
      return 10
    },
  } as const
  const { type, context } = await mountWithdrawal({
    user: { _id: 'u1', profit: 100 },
    loans: { loan: [] },
    deposits: { deposit: [] },
    kyc: null,
    transfers: { transfers: [transfer], totalAmountTransferred: 10 },
  })
  expect([context().facts.balance, sums > 0]).toEqual([90, true])
  sums = 0
  drawn.elements = 0
  for (const value of ['5', '50', '50.', '50.5']) type(value)
  expect([context().entry.amount, sums]).toEqual(['50.5', 0])
  // Per keystroke: the amount field has 10 elements, the whole dialog some 50.
  expect(drawn.elements / 4).toBe(10)
})

async function mountWithdrawal(answers: CustomerAnswers) {
  system.provideLate('session', {
    customer: givenCustomer,
    'social-proof': socialProofMachine.provide({
      actors: { watchPauses: fromCallback(() => {}) },
      actions: heldTime(clock),
    }),
    modal: modalMachine.provide({
      actors: { load: fromPromise(async () => {}), withdrawal: bindWithdrawal(system.environment) },
      actions: { recallDrafts: () => {} },
    }),
  })
  actorOf('session').send({ type: 'session.resume', customerId: 'u1' })
  actorOf('app').send({ type: 'page.enter', page: 'bank', route: '/loan' })
  actorOf('customer').send({ type: 'customer.replaced', answers })
  actorOf('modal').send({ type: 'modal.open', request: { kind: 'withdrawal', path: 'invest', method: 'paypal' } })
  await clock.settled()
  const running = actorOf('modal').getSnapshot().children.withdrawal ?? expect.unreachable('no withdrawal is open')
  flushSync(() =>
    createRoot(document.body).render(
      <WithCustomer>
        <Withdrawal flow={running} request={{ kind: 'withdrawal', path: 'invest' }} isShown={true} />
      </WithCustomer>,
    ),
  )
  const type = (value: string) => flushSync(() => running.send({ type: 'field.change', field: 'amount', value }))
  return { type, context: () => running.getSnapshot().context }
}

function WithCustomer({ children }: { children: ReactNode }) {
  return <CustomerContext value={actorOf('customer')}>{children}</CustomerContext>
}
