import { productNames } from '#src/content/names.ts'
import type { ProductPage } from './product-page.ts'

export const page: ProductPage = {
  name: productNames['business-savings-account'],
  summary: 'A place for the money that your business has but should not spend yet.',
  drawing: 'lock',
  action: 'Open a savings account',
  sections: [
    {
      heading: 'Three reserves, not one',
      paragraphs: [
        'Money that sits in a checking account looks like profit, and gets treated as such. Most of it belongs to somebody already. A business savings account lets you divide it into pots with names, so that each sum says what it is waiting for.',
      ],
      points: [
        'Tax: the share of every invoice that was never yours. Move it on the day when the customer pays.',
        'Calm: three months of wages, rent and insurance, for the season that fails or the client who disappears.',
        'Growth: the oven, the boat, the second shop. With a date beside it, a wish becomes a plan.',
      ],
    },
    {
      heading: 'How it behaves',
      paragraphs: [
        'Interest is worked out on each day’s balance and added at the end of the month. You can pay in at any time and by any method. Withdrawals are free six times a quarter; more often than that, the money is probably working capital and would be better off in your checking account with a sweep.',
        'Two signatures can be required above an amount that you choose. For partnerships and clubs we recommend it: it protects the money from thieves and, more often, a treasurer from suspicion.',
      ],
    },
    {
      heading: 'A good first step',
      paragraphs: [
        'Set a standing order for five per cent of an average week. It is small enough not to be missed, and after a year it is two and a half weeks of turnover. Then raise it by one point each spring until the calm reserve is full.',
      ],
    },
  ],
}
