import { expect, test } from 'vitest'
import { type AnyEventObject, fromCallback } from 'xstate'
import { failure } from '#src/content/failure.ts'
import { Redacted } from '#src/contract/redacted.ts'
import { find } from '#src/flows/actors.ts'
import { bindDeposit } from '#src/flows/deposit/deposit.dialog.bind.ts'
import { bindKyc } from '#src/flows/kyc/kyc.dialog.bind.ts'
import { bindLogin } from '#src/flows/login/login.bind.ts'
import { bindWithdrawal } from '#src/flows/withdrawal/withdrawal.dialog.bind.ts'
import { watchActors } from '#src/platform/actors/inspection.ts'
import type { Environment } from '#src/platform/environment.ts'
import { clearNotices, notices } from '#src/platform/notices.ts'
import type { Note, Timeline } from '#src/workbench/timeline/timeline.ts'
import { watch } from '#src/workbench/timeline/watch.ts'
import { Page } from './page.ts'

const breaks = (): never => {
  throw new Error('broken')
}
watchActors()

/** The texts of the timeline's entries, in order. */
function entriesOf({ backend }: Page): readonly string[] {
  const told: string[] = []
  watch({ add: ({ text }: Note) => told.push(text) } as Timeline, backend)
  return told
}

const guard = (its: Environment) => ({ deposit: bindDeposit(its).provide({ guards: { isByBank: breaks } }) })
const action = (its: Environment) => ({ kyc: bindKyc(its).provide({ actions: { setField: breaks } }) })
const actor = (its: Environment) => ({
  withdrawal: bindWithdrawal(its).provide({ actors: { watchCustomer: fromCallback(breaks) } }),
})

test.each([
  ['a guard of deposit', guard, { type: 'method.choose', method: 'bank' }],
  ['an action of kyc', action, { type: 'field.change' }],
  ['an actor of withdrawal', actor, null],
] as const)(
  'ERR-4: after an exception in %s its dialog is closed, and the customer signs out and in, pays and goes on',
  async (_, dialogsOf, event: AnyEventObject | null) => {
    const page = await Page.open(0)
    const told = entriesOf(page)
    clearNotices()
    const dialogs = dialogsOf(page.system.environment)
    page.provideDialogs(dialogs)
    await page.signIn('iris')
    await page.answerAll()
    const [kind] = Object.keys(dialogs) as ('deposit' | 'kyc' | 'withdrawal')[]
    if (kind === 'withdrawal') await page.openDialog({ kind, path: 'invest' })
    else if (kind !== undefined) await page.openDialog({ kind })
    if (event !== null) page.send(event)
    // XState puts its own words before a guard's message.
    expect(page.takeFailures().map((error) => String(error).replace(/.*\n/, 'Error: '))).toEqual(['Error: broken'])
    expect(page.actor('modal').getSnapshot()).toMatchObject({ value: 'closed', context: { stack: [] } })
    expect(told).toContain(`The ${kind === 'kyc' ? 'identity check' : kind} failed and was ended`)
    const [notice] = notices.get()
    expect([notice?.text, notice?.action?.text]).toEqual([failure.dialog, 'Try again'])
    notice?.action?.run()
    await page.settled()
    expect([notices.get().length, page.takeFailures().length]).toEqual(event === null ? [1, 1] : [0, 0])
    page.close()
    expect([
      find('customer', page.system.live)?.getSnapshot().status,
      page.actor('session').getSnapshot().value,
    ]).toEqual(['active', { signedIn: 'inside' }])

    page.actor('session').send({ type: 'session.end' })
    await page.settled()
    page.provideDialogs({})
    await page.signIn('iris')
    await page.answerAll()
    await page.openDialog({ kind: 'withdrawal', path: 'invest' })
    page.send(
      { type: 'method.choose', method: 'paypal' },
      { type: 'field.change', field: 'amount', value: '25' },
      { type: 'field.change', field: 'email', value: 'pay@mail.example' },
      { type: 'form.submit' },
    )
    const { user } = await page.backend.operator.customer('iris')
    page.send({ type: 'code.submit', code: new Redacted('code', user.userOtp ?? '') })
    await page.settled()
    await page.answerAll()
    expect([page.flow?.getSnapshot().value, page.announced.at(-1)]).toEqual(['transferred', 'withdrawal-successful'])
    await page.shut()
  },
)

test('ERR-4: after an exception in the flow of a page, that flow is gone, the page says so, and the visitor goes on', async () => {
  const page = await Page.open(0)
  const told = entriesOf(page)
  page.system.provideLate('app', {
    login: bindLogin(page.system.environment).provide({ guards: { isComplete: breaks } }),
  })
  clearNotices()
  page.openPage('login')
  page.send({ type: 'credentials.submit' })
  expect(page.takeFailures()).toHaveLength(1)
  expect(told.at(-1)).toBe('The login failed and was ended')
  expect(notices.get().map(({ text, action }) => [text, action?.text])).toEqual([[failure.flow, 'Try again']])
  expect(page.actor('app').getSnapshot().value).toMatchObject({ page: 'failed', session: 'running', toasts: 'running' })
  expect(page.actor('app').getSnapshot().children.login).toBeUndefined()
  page.openPage('password-reset')
  expect(page.flow?.getSnapshot().value).toBe('editing')
  await page.signIn('iris')
  await page.answerAll()
  expect(find('customer', page.system.live)?.getSnapshot().value).toMatchObject({ user: 'ready', transfers: 'ready' })
  await page.shut()
})
