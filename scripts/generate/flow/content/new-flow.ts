export const newFlowCopy = {
  title: 'New flow',
  submit: 'New flow',
  sending: 'The bank has been asked.',
  done: 'Done.',
} as const
