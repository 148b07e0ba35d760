export const loanCopy = {
  title: 'Loan',
  latest: 'Latest loan',
  loan: 'Loan',
  empty: 'You have no loan. Once you have applied for one, it stands here with its state.',
  apply:
    'A loan takes two short steps: what you need and what you earn, then what it is for. Nothing is borrowed for real: this is a demonstration.',
  notYet: 'Applications open with the money flows.',
} as const
