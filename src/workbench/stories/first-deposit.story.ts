import type { ShippedStory } from './story.ts'

export const firstDeposit: ShippedStory = {
  id: 'first-deposit',
  title: 'A newcomer’s first deposit',
  start: { persona: 'nora' },
  steps: [
    {
      ms: 1000,
      kind: 'caption',
      text: 'Nora has an account and has not paid anything in.',
      about: { role: 'region', name: 'Account Dashboard' },
    },
    { ms: 1000, kind: 'event', flow: 'modal', event: { type: 'modal.open', request: { kind: 'deposit' } } },
    {
      kind: 'caption',
      text: 'Nora chooses a method, pays, and uploads a picture as proof.',
      about: { role: 'dialog', name: 'Select a Method To Deposit' },
    },
    { ms: 1000, kind: 'event', flow: 'deposit', event: { type: 'method.choose', method: 'bank' } },
    { ms: 2000, kind: 'event', flow: 'deposit', event: { type: 'step.next' } },
    { kind: 'event', flow: 'deposit', event: { type: 'amount.change', amount: '500' } },
    {
      kind: 'event',
      flow: 'deposit',
      event: { type: 'proof.choose', file: { specimen: 'picture', type: 'image/png' } },
    },
    { ms: 1000, kind: 'event', flow: 'deposit', event: { type: 'deposit.submit' } },
    {
      ms: 6000,
      kind: 'caption',
      text: 'The bank has it now, and has to find the payment.',
      about: { role: 'region', name: 'History Overview' },
    },
    { ms: 1000, kind: 'operator', action: 'setDeposit', args: ['‹deposit›', 'true'] },
    {
      ms: 1000,
      kind: 'caption',
      text: 'Then the bank confirms the deposit, and Nora’s history shows it as approved.',
      about: { role: 'region', name: 'History Overview' },
    },
  ],
  end: { states: { modal: 'closed' }, rows: { 'deposits/nora': [{ amount: 500, status: 'true' }] } },
}
