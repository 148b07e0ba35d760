import { expect, test } from 'vitest'
import { openTestBank } from '#mocks/bank/test-bank.ts'
import { models } from '#src/workbench/trace/models.ts'
import { commands, whyNoCommand } from './commands.ts'
import { allPaths } from './links/paths.ts'

test('DEMO-14: decisions of the bank are told in the words of the business', async () => {
  const { operator } = await openTestBank()
  const { deposits } = await operator.customer('ada')
  const id = deposits[0]?._id ?? ''
  await operator.setUser('omar', { transferStep: 4 })
  await operator.releaseStep('omar')
  expect([
    commands.releaseStep.sentence(['omar'], operator),
    await commands.setDeposit.sentence([id, 'true'], operator),
    await commands.setDeposit.sentence([id, 'failed'], operator),
    await commands.setDeposit.sentence([id, 'Pending'], operator),
    commands.setKyc.sentence(['karl', null], operator),
    commands.setUser.sentence(['ada', { userOtp: '999111', profit: 5 }], operator),
    commands.make.sentence(['loans', 'ada', 20], operator),
    commands.setRecord.sentence(['content', 'd1', {}], operator),
    await commands.declineLoan.sentence(['l1', 'The income is too low'], operator),
    await commands.setDeposit.sentence(['x', 'true'], operator),
  ]).toEqual([
    'The bank released step 4',
    expect.stringMatching(/^The bank confirmed a deposit of £[\d,]+\.00$/),
    expect.stringMatching(/^The bank refused a deposit of £[\d,]+\.00$/),
    expect.stringMatching(/^The bank set a deposit of £[\d,]+\.00 to pending$/),
    'The bank removed Karl’s identity documents',
    'The bank changed Ada’s one-time code, profit',
    'The bank generated 20 loans for Ada',
    'The bank changed a content document',
    'The bank declined a loan: The income is too low',
    null,
  ])
})

test('IN-3, DEMO-14: a name is told as the pages show it, and whoever has none is the customer', async () => {
  const { operator } = await openTestBank()
  await operator.setUser('ada', { firstName: '\u202eAda\u200b ', lastName: 'Fen\u00adwick' })
  await operator.setUser('omar', { firstName: null, lastName: '\u200b' })
  const names = operator
    .people()
    .flatMap(({ persona, name }) => (persona === 'ada' || persona === 'omar' ? [name] : []))
  expect(names.toSorted()).toEqual(['', 'Ada Fenwick'])
  expect([
    commands.issueCode.sentence(['ada'], operator),
    commands.setUser.sentence(['omar', { profit: 5 }], operator),
  ]).toEqual(['The bank issued a new code for Ada', 'The bank changed the customer’s profit'])
})

const NAMES = Object.keys(commands).join(', ')

test.each([
  ['robBank', [], `The bank has no command 'robBank'. Its commands are: ${NAMES}`],
  ['constructor', [], `The bank has no command 'constructor'. Its commands are: ${NAMES}`],
  ['setUser', ['ada'], 'setUser takes: customer, fields'],
  ['setUser', [null, {}], 'setUser takes: customer, fields'],
  ['make', ['loans', 'ada', 5], null],
  ['setKyc', ['ada', null], null],
])('DEMO-8: a step that is no command, or has other arguments, is refused in words: %s %j', (name, args, reason) => {
  expect(whyNoCommand(name, args)).toBe(reason)
})

test('DEMO-7, DEMO-8: every step of the bank in models, scenarios and links is a command', () => {
  const files = [...Object.values(import.meta.glob('../stories/*.story.ts', { eager: true })), allPaths]
  const steps = bankStepsIn([...models, ...files])
  expect(steps.length).toBeGreaterThan(10)
  expect(steps.flatMap(({ action, args }) => whyNoCommand(action, args) ?? [])).toEqual([])
})

function bankStepsIn(data: unknown): { action: string; args: unknown[] }[] {
  const found: { action: string; args: unknown[] }[] = []
  JSON.stringify(data, (_key, value) => {
    if (value?.kind === 'operator') found.push(value)
    return value
  })
  return found
}

test('DEMO-3, DATA-2: what the bank declines is taken out, and the customer is told why', async () => {
  const { backend, operator } = await openTestBank()
  const { loans, transfers, user } = await operator.customer('lena')
  const waiting = [loans.find(({ status }) => status === 'Pending'), transfers.find(({ status }) => !status)]
  const [loan, transfer] = waiting.map((row) => row?._id ?? '')
  await commands.declineLoan.run(operator)(loan ?? '', 'The income is too low.')
  await commands.declineTransfer.run(operator)(transfer ?? '', ' The payee is unknown ')
  await commands.declineKyc.run(operator)('karl', 'The document has expired')
  const after = await operator.customer('lena')
  expect({
    loans: after.loans,
    transfers: after.transfers,
    kyc: operator.overview('karl').kyc,
    outbox: backend.outbox().map(({ to, kind, text }) => ({ to, kind, text })),
  }).toEqual({
    loans: loans.filter(({ _id }) => _id !== loan),
    transfers: transfers.filter(({ _id }) => _id !== transfer),
    kyc: null,
    outbox: [
      {
        to: user.email,
        kind: 'decision',
        text: expect.stringMatching(
          /^We have declined your loan of ₦[\d,]+\.00\. The reason: “The income is too low\.”$/,
        ),
      },
      {
        to: user.email,
        kind: 'decision',
        text: expect.stringMatching(
          /^We have declined your withdrawal of ₦[\d,]+\.00\. The reason: “The payee is unknown\.”$/,
        ),
      },
      {
        to: 'karl@larkspur.example',
        kind: 'decision',
        text: 'We have declined your identity check. The reason: “The document has expired.”',
      },
    ],
  })
})

test('DEMO-3: without a reason, or where nothing waits, the bank declines nothing', async () => {
  const { operator } = await openTestBank()
  const { loans } = await operator.customer('ada')
  const approved = loans.find(({ status }) => status === 'true')?._id ?? ''
  await expect(commands.declineLoan.run(operator)(approved, ' ')).rejects.toThrow('Say why the bank declines it')
  await expect(commands.declineLoan.run(operator)(approved, 'Late')).rejects.toThrow(
    `There is no ${approved} that waits in loans`,
  )
  await expect(commands.declineKyc.run(operator)('vera', 'Late')).rejects.toThrow('There is no check that waits in kyc')
  expect((await operator.customer('ada')).loans).toEqual(loans)
})
