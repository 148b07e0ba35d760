import { productNames } from '#src/content/names.ts'
import type { ProductPage } from './product-page.ts'

export const page: ProductPage = {
  name: productNames['business-essential-checking'],
  summary: 'The plain account for a firm with plain needs: money in, money out, and books that balance themselves.',
  drawing: 'ledger',
  action: 'Open a business account',
  sections: [
    {
      heading: 'Made for the first years',
      paragraphs: [
        'A gardener with a van, a shop with two assistants, an architect who works from home: they need an account that is separate from their private one, and little more. Essential Checking holds the everyday traffic of such a business, up to about two hundred transactions a month, and leaves out what only larger firms would ever use.',
        'Keeping the two accounts apart is the best habit that a new business can form. It shows at a glance whether the work pays, it saves days when the tax return is due, and it keeps a bad month for the firm from becoming a bad month for the family.',
      ],
      points: [
        'Payments in and out, standing orders, and direct debits that you can refuse',
        'Cards for up to three people, each with a limit of its own',
        'A view for your accountant, who can read everything and move nothing',
        'Statements by month and by category, for printing or for your books',
      ],
    },
    {
      heading: 'What you need to open it',
      paragraphs: [
        'The registration of the business, a proof of identity for everybody who may sign, and a sentence about what you do. Sole traders need only the last two. The account can receive money as soon as it has a number, and send it once identities have been verified.',
      ],
    },
    {
      heading: 'And when you outgrow it',
      paragraphs: ['The number stays, and the terms change around it. You do not have to print new stationery.'],
    },
  ],
}
