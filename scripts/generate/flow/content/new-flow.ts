export const newFlowCopy = {
  title: 'New flow',
  lead: 'Say here what it does for the customer.',
  submit: 'New flow',
  sending: 'The bank has been asked.',
  done: 'Done.',
  refused: 'Say here why the bank refuses it.',
} as const
