import { expect, test } from 'vitest'
import { kycMachine } from '#machines/kyc/kyc.machine.ts'
import { startInSystem } from '#machines/model/in-system.ts'
import { heldCalls } from '#machines/model/stub-actor.ts'
import { withdrawalMachine } from '#machines/withdrawal/withdrawal.machine.ts'
import { modalMachine } from './modal.machine.ts'
import type { ModalKind, ModalRequest } from './modal-ref.ts'

function start() {
  const { calls: loads, logic: load } = heldCalls<void, { kind: ModalKind }>()
  const log: string[] = []
  const actor = startInSystem(
    modalMachine.provide({
      actors: { load, kyc: kycMachine, withdrawal: withdrawalMachine },
      actions: { recallDrafts: () => {}, noteMissing: (_, { request }) => log.push(`missing ${request?.kind}`) },
    }),
  )
  const open = (request: ModalRequest) => actor.send({ type: 'modal.open', request })
  const closeKyc = () => actor.getSnapshot().children.kyc?.send({ type: 'kyc.close' })
  const closeWithdrawal = () => actor.getSnapshot().children.withdrawal?.send({ type: 'withdrawal.close' })
  const loaded = async () => loads.at(-1)?.resolve()
  const stateNow = () => {
    const { value, context } = actor.getSnapshot()
    return [value, ...context.stack.map(({ kind }) => kind)]
  }
  const leave = () => actor.send({ type: 'modal.leave' })
  return { loads, log, open, closeKyc, closeWithdrawal, leave, loaded, stateNow }
}

test('FLOW-1: a dialog opens once its code is loaded, and a double click opens only one', async () => {
  const { open, closeKyc, loads, loaded, stateNow } = start()
  open({ kind: 'kyc' })
  open({ kind: 'kyc' })
  expect([stateNow(), loads.length]).toEqual([['loading'], 1])
  await loaded()
  open({ kind: 'kyc' })
  expect([stateNow(), loads.length]).toEqual([['open', 'kyc'], 1])
  closeKyc()
  expect(stateNow()).toEqual(['closed'])
})

test('WD-3: a dialog opens over another, which shows again once the upper one is closed', async () => {
  const { open, closeKyc, closeWithdrawal, loaded, stateNow } = start()
  open({ kind: 'withdrawal', path: 'invest' })
  await loaded()
  open({ kind: 'kyc' })
  expect(stateNow()).toEqual(['loading', 'withdrawal'])
  await loaded()
  expect(stateNow()).toEqual(['open', 'withdrawal', 'kyc'])
  closeKyc()
  expect(stateNow()).toEqual(['open', 'withdrawal'])
  closeWithdrawal()
  expect(stateNow()).toEqual(['closed'])
})

// A file may hold requests for no dialog.
test.each([{ kind: 'loan' }, {}, 5, undefined])(
  'FLOW-1, IN-12, DEMO-19, ERR-4: what %j asks for cannot be loaded, which is reported, and open dialogs stay open',
  async (request) => {
    const { open, closeKyc, closeWithdrawal, loads, log, loaded, stateNow } = start()
    const kind = (request as Partial<ModalRequest> | undefined)?.kind
    const fail = async () => {
      open(request as never)
      expect(loads.at(-1)?.input).toEqual({ kind })
      await loads.at(-1)?.reject(new Error('offline'))
    }
    await fail()
    expect([stateNow(), log]).toEqual([['closed'], [`missing ${kind}`]])
    open({ kind: 'withdrawal', path: 'loan' })
    await loaded()
    await fail()
    expect([stateNow(), log]).toEqual([
      ['open', 'withdrawal'],
      [`missing ${kind}`, `missing ${kind}`],
    ])
    open({ kind: 'kyc' })
    await loaded()
    closeKyc()
    closeWithdrawal()
    expect(stateNow()).toEqual(['closed'])
  },
)

test('FLOW-1: after the page is left, a dialog whose code loads does not open, and none is left', async () => {
  const { open, leave, loaded, stateNow } = start()
  open({ kind: 'loan' })
  leave()
  await loaded()
  expect(stateNow()).toEqual(['closed'])
  open({ kind: 'withdrawal', path: 'loan' })
  await loaded()
  open({ kind: 'kyc' })
  leave()
  await loaded()
  expect(stateNow()).toEqual(['closed'])
})
