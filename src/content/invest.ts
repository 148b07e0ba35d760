import { isDemo } from '#src/platform/env.ts'

export const investCopy = {
  title: 'Invest',
  expected: isDemo
    ? 'A figure of the demonstration, not a promise. No money is invested.'
    : 'An expectation, not a promise.',
  history: 'Deposit history',
  deposit: 'Deposit',
  empty: 'No deposit yet. Each one will be written down here, with its state from pending to approved.',
  plans: 'Three ways to begin. You can change the amount before you send anything.',
  plansHint: 'Amounts are in the currency of your account.',
  choose: 'Choose',
  market: 'Markets',
  simulated: isDemo
    ? 'Simulated: 26 weeks drawn by the demonstration itself, of no real market.'
    : 'Simulated: 26 weeks drawn by chance, of no real market.',
  opportunities: 'What you can invest in',
  chartFailed: 'The chart could not be loaded. Its figures are in the table below.',
  drawnWith: 'Charts drawn with Lightweight Charts™ by',
  change: 'in 26 weeks',
  table: 'Weekly closes as a table',
  caption: 'Simulated closes of the last 26 weeks, the newest first',
  week: 'Week to',
} as const

/** The licence of Lightweight Charts requires this link. */
export const chartMaker = { name: 'TradingView', address: 'https://www.tradingview.com/' } as const

export const planNotes = {
  basic: 'A small start, to see how a deposit goes from pending to approved.',
  gold: 'For those who have seen the way, and want to go on with more.',
  platinum: 'The largest of the three, for those who have taken their time.',
} as const

/** Three fictional markets; `start` is the level that each moves around. */
export const markets = [
  {
    id: 'harbour',
    name: 'Harbour 50',
    about: isDemo ? 'Fifty made-up shares' : 'Fifty simulated shares',
    start: 1_240,
  },
  { id: 'tidecoin', name: 'Tidecoin', about: isDemo ? 'A coin that nobody mints' : 'A simulated coin', start: 86 },
  {
    id: 'garden',
    name: 'Garden Bonds',
    about: isDemo ? 'Loans to imaginary gardens' : 'Simulated loans to gardens',
    start: 102,
  },
] as const
