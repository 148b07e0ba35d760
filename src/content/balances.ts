export const balancesCopy = {
  title: 'Balances',
} as const
