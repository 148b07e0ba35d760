export const modalCopy = {
  close: 'Close',
  back: 'Back',
  done: 'Done',
} as const
