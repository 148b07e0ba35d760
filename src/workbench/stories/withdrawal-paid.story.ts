import type { ShippedStory } from './story.ts'

export const withdrawalPaid: ShippedStory = {
  id: 'withdrawal-paid',
  title: 'A withdrawal that is paid',
  start: { persona: 'iris', at: 'withdrawal.confirming' },
  steps: [
    {
      ms: 1000,
      kind: 'caption',
      text: 'Iris has passed eight of the nine steps of a withdrawal.',
      about: { role: 'dialog', name: 'Confirm your withdrawal' },
    },
    {
      kind: 'caption',
      text: 'At the ninth step, the right code sends the withdrawal.',
      about: { role: 'textbox', name: 'Code' },
    },
    { ms: 1000, kind: 'event', flow: 'withdrawal', event: { type: 'code.submit', code: '‹code›' } },
    {
      ms: 6000,
      kind: 'caption',
      text: 'The withdrawal waits for approval: the balance has already fallen, and the history shows it as pending.',
      about: { role: 'region', name: 'History' },
    },
    { ms: 1000, kind: 'operator', action: 'setTransfer', args: ['‹withdrawal›', true] },
    {
      kind: 'caption',
      text: 'The bank approves it, and the row in Iris’s history changes.',
      about: { role: 'region', name: 'History' },
    },
  ],
  end: {
    states: { modal: 'closed' },
    rows: { 'users/iris': [{ userOtp: '0' }], 'transfers/iris': [{ amount: 100, status: true }] },
  },
}
