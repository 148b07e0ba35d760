import { labels } from './messages.ts'
/** The row of a withdrawal under way (WD-9). */
export const withdrawalProgressCopy = {
  title: (step: number, of: number) => `Withdrawal in progress, step ${step} of ${of}`,
  by: 'by',
  from: 'from your',
  continue: labels.continue,
} as const
