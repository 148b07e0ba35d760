import { expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { customerMachine } from '#machines/customer/customer.machine.ts'
import type { CustomerAnswers, CustomerPart } from '#machines/customer/customer-ref.ts'
import { AppClock } from '#src/platform/clock/clock.ts'
import { partState } from './use-customer.tsx'

const load = <Part extends CustomerPart>(answer: Promise<CustomerAnswers[Part]>) =>
  fromPromise<CustomerAnswers[Part], { customerId: string }>(() => answer)
const waits = new Promise<never>(() => {})

test('AUTH-7: several parts are ready when each is loaded, and failed when one is', async () => {
  const actors = {
    loadUser: load<'user'>(waits),
    loadLoans: load<'loans'>(Promise.reject(new Error('network'))),
    loadDeposits: load<'deposits'>(Promise.resolve({ deposit: [] })),
    loadKyc: load<'kyc'>(waits),
    loadTransfers: load<'transfers'>(waits),
  }
  const machine = customerMachine.provide({ actors, actions: { store: () => {}, recall: () => {} } })
  const actor = createActor(machine, { input: { customerId: 'u1' } }).start()
  await new AppClock({ mode: 'paused', virtual: 0 }).settled()
  const state = (...parts: Parameters<typeof partState>[1]) => partState(actor.getSnapshot(), parts)
  expect({
    one: state('deposits'),
    waiting: state('deposits', 'user'),
    broken: state('deposits', 'user', 'loans'),
  }).toEqual({ one: 'ready', waiting: 'loading', broken: 'failed' })
  actor.send({ type: 'deposits.reload' })
  expect(state('deposits')).toBe('ready')
})
