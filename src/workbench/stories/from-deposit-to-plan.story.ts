import type { ShippedStory } from './story.ts'

export const fromDepositToPlan: ShippedStory = {
  id: 'from-deposit-to-plan',
  title: 'From deposit to plan',
  start: { persona: 'vera', page: '/investify' },
  steps: [
    {
      ms: 1000,
      kind: 'caption',
      chapter: 'The customer pays in',
      text: 'Vera banks in Swedish kronor. Investing is not turned on for this account yet, so the page offers three plans.',
      about: { role: 'region', name: 'What you can invest in' },
    },
    {
      ms: 1000,
      kind: 'caption',
      text: 'Vera chooses Gold. The deposit then starts with this plan’s least amount.',
      about: { role: 'button', name: 'Choose Gold' },
    },
    {
      ms: 1000,
      kind: 'event',
      flow: 'modal',
      event: { type: 'modal.open', request: { kind: 'deposit', plan: 'gold' } },
    },
    {
      kind: 'caption',
      text: 'Money comes in by bank transfer or through crypto.',
      about: { role: 'dialog', name: 'Select a Method To Deposit' },
    },
    { ms: 1000, kind: 'event', flow: 'deposit', event: { type: 'method.choose', method: 'bank' } },
    {
      ms: 1000,
      kind: 'caption',
      text: 'Vera would now transfer the money from another bank. These details are made up.',
      about: { role: 'dialog', name: 'Bank Transfer' },
    },
    { ms: 1000, kind: 'event', flow: 'deposit', event: { type: 'step.next' } },
    {
      kind: 'caption',
      text: 'Back here, Vera says how much was sent. An amount outside the plan would be pointed out.',
      about: { role: 'textbox', name: 'AMOUNT' },
    },
    { ms: 1000, kind: 'event', flow: 'deposit', event: { type: 'amount.change', amount: '4,500' } },
    {
      kind: 'event',
      flow: 'deposit',
      event: { type: 'proof.choose', file: { specimen: 'picture', type: 'image/png' } },
    },
    {
      kind: 'caption',
      text: 'Vera adds a picture of the receipt. The bank checks what is in the file, not just its name.',
      about: { role: 'img', name: 'Preview of Upload Proof' },
    },
    { ms: 1000, kind: 'event', flow: 'deposit', event: { type: 'deposit.submit' } },
    {
      ms: 1000,
      kind: 'caption',
      text: 'The deposit is sent. From here on, it is the bank’s turn.',
      about: { role: 'dialog', name: 'Deposit sent' },
    },
    {
      ms: 4000,
      kind: 'caption',
      chapter: 'The bank decides',
      text: 'The history shows the deposit as pending.',
      about: { role: 'region', name: 'Deposit history' },
    },
    {
      ms: 1000,
      kind: 'caption',
      text: 'The balance has not moved: only confirmed money counts.',
      about: { role: 'region', name: 'Balances' },
    },
    {
      ms: 1000,
      kind: 'caption',
      text: 'Now we play the bank. The bank looks at the receipt and confirms the deposit.',
      about: { role: 'region', name: 'Deposit history' },
    },
    { ms: 1000, kind: 'operator', action: 'setDeposit', args: ['‹deposit›', 'true'] },
    {
      kind: 'caption',
      text: 'Vera’s balance grows at once, and nothing had to be reloaded.',
      about: { role: 'region', name: 'Balances' },
    },
    {
      ms: 1000,
      kind: 'caption',
      text: 'The same deposit is now approved.',
      about: { role: 'region', name: 'Deposit history' },
    },
    { ms: 1000, kind: 'operator', action: 'setUser', args: ['vera', { investStatus: 'true' }] },
    {
      ms: 1000,
      kind: 'caption',
      text: 'The bank has also turned investing on, and markets replace the plans.',
      about: { role: 'region', name: 'What you can invest in' },
    },
    {
      ms: 1000,
      kind: 'caption',
      text: 'The prices are simulated, as all money here is. That is how a deposit becomes an investment.',
    },
  ],
  end: {
    states: { modal: 'closed' },
    rows: { 'users/vera': [{ investStatus: 'true' }], 'deposits/vera': [{ amount: 4500, status: 'true' }] },
  },
}
