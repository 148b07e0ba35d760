import type { ShippedStory } from './story.ts'

export const loanToApprove: ShippedStory = {
  id: 'loan-to-approve',
  title: 'A loan to approve',
  start: { persona: 'lena', page: '/loan' },
  steps: [
    {
      ms: 1000,
      kind: 'caption',
      text: 'Lena has applied for a loan, which is waiting for the bank.',
      about: { role: 'region', name: 'Latest loan' },
    },
    { kind: 'caption', text: 'Until it is approved, nothing can be withdrawn.' },
    { ms: 1000, kind: 'operator', action: 'setLoan', args: ['‹loan›', 'true'] },
    {
      kind: 'caption',
      text: 'The decision shows on Lena’s page at once.',
      about: { role: 'region', name: 'Latest loan' },
    },
  ],
  end: { states: { modal: 'closed' }, rows: { 'loans/lena': [{ status: 'true' }] } },
}
