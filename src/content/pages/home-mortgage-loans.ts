import { productNames } from '#src/content/names.ts'
import type { ProductPage } from './product-page.ts'

export const page: ProductPage = {
  name: productNames['home-mortgage-loans'],
  summary: 'A long loan for the house or flat that you live in yourself, secured by its own walls.',
  drawing: 'house',
  action: 'Open an account and apply',
  sections: [
    {
      heading: 'Begin with the monthly figure',
      paragraphs: [
        'The price of a house is a large and abstract number; what it takes from you each month is not. Before you view a second property, work out that figure: interest and repayment, insurance against wind and water, ground rent, and a twelfth of what the building needs in an average year. An old rule says that all of it together should stay below a third of your income.',
        'We lend up to four fifths of the value. The remaining fifth, and the costs of the purchase, come from your own savings. This is for your protection as much as ours: if you own part of the house from the first day, you can sell it in bad years without being left with a debt.',
      ],
    },
    {
      heading: 'Choosing how long and how fixed',
      paragraphs: [
        'Loans run for ten to thirty years. A short one costs less in total and more each month. You also choose for how long the interest is fixed; six months before that time ends, we write to you with the figures for staying and for leaving.',
      ],
      points: [
        'One extra payment a year, up to a twentieth of the sum, is always possible.',
        'A valuation is done by somebody who does not work for us, and you receive a copy.',
        'Keep three months of instalments in savings before you move in.',
      ],
    },
    {
      heading: 'What to bring',
      paragraphs: [
        'Proof of income for a year, a list of what you owe elsewhere, an extract from the land register, and plans of the building. With these in hand, we can usually decide without a second meeting.',
      ],
    },
  ],
}
