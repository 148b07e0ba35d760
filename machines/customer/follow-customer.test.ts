import { expect, test } from 'vitest'
import { type ActorRefFrom, createActor, createMachine } from 'xstate'
import { stubSession } from '#machines/model/stub-actor.ts'
import { withdrawalMachine } from '#machines/withdrawal/withdrawal.machine.ts'
import { givenCustomer } from './customer-sample.ts'

function signIn() {
  const root = createActor(
    createMachine({
      invoke: [
        { src: givenCustomer, id: 'customer', systemId: 'customer', input: { customerId: 'u1' } },
        { src: stubSession({ customerId: 'u1', isCodeSpent: false, drafts: {} }), id: 'session', systemId: 'session' },
        {
          src: withdrawalMachine,
          id: 'withdrawal',
          input: { path: 'invest', method: 'paypal' },
        },
      ],
    }),
  )
  const withdrawal: ActorRefFrom<typeof withdrawalMachine> = root.getSnapshot().children.withdrawal as never
  const { customer } = root.getSnapshot().children
  const arrive = (profit: number) =>
    customer?.send({
      type: 'customer.replaced',
      answers: {
        user: { _id: 'u1', profit },
        loans: { loan: [] },
        deposits: { deposit: [] },
        kyc: null,
        transfers: { transfers: [], totalAmountTransferred: 0 },
      },
    })
  return { root, withdrawal, arrive }
}

test('DATA-1, WD-3: a flow gets the customer’s data at once and after every change, until it ends', () => {
  const { root, withdrawal, arrive } = signIn()
  const facts = () => withdrawal.getSnapshot().context.facts
  expect(facts()).toMatchObject({ load: 'loading', balance: 0 })
  root.start()
  arrive(100)
  expect(facts()).toMatchObject({ load: 'ready', balance: 100 })
  arrive(250)
  expect(facts()).toMatchObject({ load: 'ready', balance: 250 })
  root.stop()
  arrive(300)
  expect(facts()).toMatchObject({ balance: 250 })
})
