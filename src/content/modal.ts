export const modalCopy = {
  close: 'Close',
  back: 'Back',
  done: 'Done',
  cancel: 'Cancel',
} as const
