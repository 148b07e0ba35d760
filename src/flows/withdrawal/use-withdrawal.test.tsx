// @vitest-environment happy-dom
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { customerMachine } from '#machines/customer/customer.machine.ts'
import type { CustomerAnswers, CustomerPart } from '#machines/customer/customer-answers.ts'
import { holdingsOf } from '#machines/rules/figures.ts'
import { startSystem } from '#src/app/system.ts'
import { CustomerContext } from '#src/flows/customer/use-customer.ts'
import { ModalContext } from '#src/flows/modal/use-modal.ts'
import { useWithdrawal } from './use-withdrawal.ts'

type Flow = ReturnType<typeof useWithdrawal>

startSystem(() => {})

test('PERF-4, WD-2: typing into the form does not sum the rows again', () => {
  let sums = 0
  const transfer = {
    _id: 't1',
    withdrawalPath: 'invest',
    get amount() {
      sums += 1
      return 10
    },
  } as const
  const { type, flow } = mountWithdrawal({
    user: { _id: 'u1', profit: 100 },
    loans: { loan: [] },
    deposits: { deposit: [] },
    kyc: null,
    transfers: { transfers: [transfer], totalAmountTransferred: 10 },
  })
  expect([flow().state.context.facts.balance, sums > 0]).toEqual([90, true])
  sums = 0
  for (const value of ['5', '50', '50.', '50.5']) type(value)
  expect([flow().state.context.entry.amount, sums]).toEqual(['50.5', 0])
})

function mountWithdrawal(answers: CustomerAnswers) {
  const actor = customerWith(answers)
  const snapshot = actor.getSnapshot()
  const customer = { snapshot, holdings: holdingsOf(snapshot.context.answers), send: actor.send, actor }
  let latest: Flow | undefined
  const flow = () => latest ?? expect.unreachable('no withdrawal is mounted')
  flushSync(() =>
    createRoot(document.body).render(
      <CustomerContext value={customer}>
        <ModalContext value={{ open: () => {}, close: () => {} }}>
          <Withdrawal
            onRender={(rendered) => {
              latest = rendered
            }}
          />
        </ModalContext>
      </CustomerContext>,
    ),
  )
  const type = (value: string) => flushSync(() => flow().send({ type: 'field.change', field: 'amount', value }))
  return { flow, type }
}

function Withdrawal({ onRender }: { onRender: (flow: Flow) => void }) {
  onRender(useWithdrawal({ kind: 'withdrawal', path: 'invest', method: 'paypal' }))
  return null
}

function customerWith(answers: CustomerAnswers) {
  const actors = {
    loadUser: waits<'user'>(),
    loadLoans: waits<'loans'>(),
    loadDeposits: waits<'deposits'>(),
    loadKyc: waits<'kyc'>(),
    loadTransfers: waits<'transfers'>(),
  }
  const machine = customerMachine.provide({ actors, actions: { store: () => {} } })
  const actor = createActor(machine, { input: { customerId: 'u1' } }).start()
  actor.send({ type: 'customer.replaced', answers })
  return actor
}

function waits<Part extends CustomerPart>() {
  return fromPromise<CustomerAnswers[Part], { customerId: string }>(() => new Promise(() => {}))
}
