import { expect, test } from 'vitest'
import { openTestBank } from '#mocks/bank/test-bank.ts'
import { models } from '#src/workbench/trace/models.ts'
import { commands, whyNoCommand } from './commands.ts'
import { allPaths } from './links/paths.ts'

test('DEMO-14: decisions of the bank are told in the words of the business', async () => {
  const { operator } = (await openTestBank()).backend
  const { deposits, loans, transfers } = await operator.customer('ada')
  const id = deposits[0]?._id ?? ''
  await operator.setUser('omar', { transferStep: 4 })
  await operator.releaseStep('omar')
  expect([
    commands.releaseStep.sentence(['omar'], operator),
    await commands.setDeposit.sentence([id, 'true'], operator),
    await commands.setDeposit.sentence([id, 'failed'], operator),
    await commands.setDeposit.sentence([id, 'Pending'], operator),
    await commands.setLoan.sentence([loans[0]?._id ?? '', 'true'], operator),
    await commands.setTransfer.sentence([transfers[0]?._id ?? '', true], operator),
    await commands.setTransfer.sentence([transfers[0]?._id ?? '', false], operator),
    commands.setKyc.sentence(['karl', true], operator),
    commands.setKyc.sentence(['karl', false], operator),
    commands.setKyc.sentence(['karl', null], operator),
    commands.setUser.sentence(['ada', { userOtp: '999111', profit: 5 }], operator),
    commands.make.sentence(['loans', 'ada', 20], operator),
    commands.removeGenerated.sentence(['loans', 'ada'], operator),
    commands.setRecord.sentence(['content', 'd1', {}], operator),
    commands.removeRecord.sentence(['kyc', 'k1'], operator),
    await commands.setDeposit.sentence(['x', 'true'], operator),
  ]).toEqual([
    'The bank released step 4',
    expect.stringMatching(/^The bank confirmed a deposit of £[\d,]+\.00$/),
    expect.stringMatching(/^The bank refused a deposit of £[\d,]+\.00$/),
    expect.stringMatching(/^The bank set a deposit of £[\d,]+\.00 to pending$/),
    expect.stringMatching(/^The bank approved a loan of £[\d,]+\.00$/),
    expect.stringMatching(/^The bank approved a withdrawal of £\d+\.00$/),
    expect.stringMatching(/^The bank set a withdrawal of £\d+\.00 to pending$/),
    'The bank verified Karl’s identity',
    'The bank reopened Karl’s identity check',
    'The bank removed Karl’s identity documents',
    'The bank changed Ada’s one-time code, profit',
    'The bank generated 20 loans for Ada',
    'The bank removed the generated loans of Ada',
    'The bank changed a content document',
    'The bank removed an identity check',
    null,
  ])
})

test('DEMO-8: a step that is no command, or has other arguments, is refused in words', () => {
  const names = Object.keys(commands).join(', ')
  expect([
    whyNoCommand('robBank', []),
    whyNoCommand('constructor', []),
    whyNoCommand('setUser', ['ada']),
    whyNoCommand('setUser', [null, {}]),
    whyNoCommand('make', ['loans', 'ada', 5]),
    whyNoCommand('setKyc', ['ada', null]),
  ]).toEqual([
    `The bank has no command 'robBank'. Its commands are: ${names}`,
    `The bank has no command 'constructor'. Its commands are: ${names}`,
    'setUser takes: customer, fields',
    'setUser takes: customer, fields',
    null,
    null,
  ])
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
