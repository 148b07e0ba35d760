import { productNames } from '#src/content/names.ts'
import type { ProductPage } from './product-page.ts'

export const page: ProductPage = {
  name: productNames['overdraft-protection-and-sweeps'],
  summary:
    'Two quiet arrangements: one covers the account when it runs short, the other puts to work what it does not need.',
  drawing: 'jug',
  action: 'Open an account with protection',
  sections: [
    {
      heading: 'Protection, when the account runs short',
      paragraphs: [
        'The wages leave on Thursday and the big invoice is paid on Friday. Without protection, something bounces: a supplier is told no, and remembers it. With it, the missing sum is drawn from a linked savings account, or from an agreed credit if the savings are not enough, and goes back by itself when money arrives.',
        'You set the order, the limit and the smallest step. We tell you each time it happens, on the same day, with the amount and the reason. If it happens three times in a month, we ask whether something has changed, because protection that is always in use has become a loan under another name.',
      ],
    },
    {
      heading: 'Sweeps, when there is more than you need',
      paragraphs: [
        'A sweep works in the other direction. You name the balance that your daily business needs; each evening, anything above it moves to savings, and returns in the morning if it is needed. You do not have to remember anything or sign a transfer.',
      ],
      points: [
        'The target balance can differ by weekday, for firms with a weekly rhythm.',
        'Taxes that you owe later can be swept to an account of their own, so that they are never spent by mistake.',
        'You can pause both arrangements at a day’s notice.',
      ],
    },
    {
      heading: 'Together',
      paragraphs: [
        'Most businesses use both: one account that stays nearly level, and a reserve beside it that breathes in and out. Each transfer appears in your history with its reason.',
      ],
    },
  ],
}
