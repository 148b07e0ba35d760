export const investCopy = {
  title: 'Invest',
  expected: 'A figure of the demonstration, not a promise. No money is invested.',
  history: 'Deposit history',
  deposit: 'Deposit',
  empty: 'No deposit yet. Each one will be written down here, with its state from pending to approved.',
} as const
