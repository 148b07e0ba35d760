import type { ShippedStory } from './story.ts'

export const kycMissing: ShippedStory = {
  id: 'kyc-missing',
  title: 'KYC is missing',
  start: { persona: 'vera', at: 'withdrawal.editing' },
  steps: [
    {
      ms: 1000,
      kind: 'caption',
      text: 'Vera wants to withdraw, but has not sent the bank any identity documents yet.',
      about: { role: 'dialog', name: 'Withdrawal by PayPal' },
    },
    { kind: 'event', flow: 'withdrawal', event: { type: 'field.change', field: 'amount', value: '100' } },
    { kind: 'event', flow: 'withdrawal', event: { type: 'field.change', field: 'email', value: 'vera@mail.example' } },
    { ms: 1000, kind: 'event', flow: 'withdrawal', event: { type: 'form.submit' } },
    {
      ms: 3000,
      kind: 'caption',
      text: 'The form says so and opens the identity check by itself after two seconds.',
      about: { role: 'dialog', name: 'Identity check' },
    },
    { ms: 1000, kind: 'event', flow: 'kyc', event: { type: 'kyc.close' } },
    {
      kind: 'caption',
      text: 'What Vera has typed is still there afterwards.',
      about: { role: 'dialog', name: 'Withdrawal by PayPal' },
    },
  ],
  end: { states: { withdrawal: { editing: 'unverified' } }, rows: {} },
}
