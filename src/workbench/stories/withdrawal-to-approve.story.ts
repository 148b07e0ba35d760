import type { ShippedStory } from './story.ts'

export const withdrawalToApprove: ShippedStory = {
  id: 'withdrawal-to-approve',
  title: 'A withdrawal to approve',
  start: { persona: 'ada' },
  steps: [
    {
      ms: 1000,
      kind: 'caption',
      text: 'Two of Ada’s withdrawals are waiting for the bank.',
      about: { role: 'region', name: 'History' },
    },
    {
      kind: 'caption',
      text: 'The money has already left the balance, but it has not been paid out.',
      about: { role: 'region', name: 'Balances' },
    },
    { ms: 1000, kind: 'operator', action: 'setTransfer', args: ['‹withdrawal›', true] },
    {
      kind: 'caption',
      text: 'The bank approves one, and the row in Ada’s history changes.',
      about: { role: 'region', name: 'History' },
    },
  ],
  end: { states: { modal: 'closed' }, rows: { 'transfers/ada': [{ status: true }] } },
}
