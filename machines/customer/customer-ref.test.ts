import { expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { stillSession } from '#machines/model/still-actor.ts'
import { withdrawalMachine } from '#machines/withdrawal/withdrawal.machine.ts'
import { customerMachine } from './customer.machine.ts'

const never = <Answer>() => fromPromise<Answer, { customerId: string }>(() => new Promise(() => {}))

function signIn() {
  const machine = customerMachine.provide({
    actors: {
      loadUser: never(),
      loadLoans: never(),
      loadDeposits: never(),
      loadKyc: never(),
      loadTransfers: never(),
    },
    actions: { store: () => {} },
  })
  const customerRef = createActor(machine, { input: { customerId: 'u1' } }).start()
  const arrive = (profit: number) =>
    customerRef.send({
      type: 'customer.replaced',
      answers: {
        user: { _id: 'u1', profit },
        loans: { loan: [] },
        deposits: { deposit: [] },
        kyc: null,
        transfers: { transfers: [], totalAmountTransferred: 0 },
      },
    })
  return { customerRef, arrive }
}

test('DATA-1, WD-3: a flow knows at once how the customer stands, follows every change, and stops with its end', () => {
  const { customerRef, arrive } = signIn()
  const sessionRef = stillSession({ customerId: 'u1', isCodeSpent: false })
  const input = { customerRef, sessionRef, path: 'invest', method: 'paypal' } as const
  const withdrawal = createActor(withdrawalMachine, { input })
  const facts = () => withdrawal.getSnapshot().context.facts
  expect(facts()).toMatchObject({ load: 'loading', balance: 0 })
  arrive(100)
  withdrawal.start()
  expect(facts()).toMatchObject({ load: 'ready', balance: 100 })
  arrive(250)
  expect(facts()).toMatchObject({ load: 'ready', balance: 250 })
  withdrawal.stop()
  arrive(300)
  expect(facts()).toMatchObject({ balance: 250 })
})
