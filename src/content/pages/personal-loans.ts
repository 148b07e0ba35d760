import { productNames } from '#src/content/names.ts'
import type { ProductPage } from './product-page.ts'

export const page: ProductPage = {
  name: productNames['personal-loans'],
  summary:
    'A fixed sum for a purpose of your own, paid back in equal monthly instalments that you know before you sign.',
  drawing: 'coast',
  action: 'Open an account and apply',
  sections: [
    {
      heading: 'What it is good for',
      paragraphs: [
        'Some expenses come all at once: a roof after a storm, a training course, a wedding, a move to another island. A personal loan turns one large bill into a series of small ones. You receive the whole sum on a single day and return it over a time that you choose at the start, from one year to six.',
        'You need no house or car as security. What we look at instead is your monthly income, what already leaves your account every month, and what you want the money for. That is why the form asks for your work and for the purpose in a sentence of your own.',
      ],
      points: [
        'The instalment stays the same from the first month to the last.',
        'Paying back early is allowed at any time and costs nothing extra.',
        'If a month goes wrong, tell us before it is due: one instalment a year may be moved to the end.',
      ],
    },
    {
      heading: 'How to apply',
      paragraphs: [
        'Once you have logged in, open the loan page and fill in two short steps: the amount, your income and where you live, then the purpose, your profession, and who we may call. The loan is shown as Processing until customer care has reviewed it, and as Approved as soon as you can use it.',
        'Before you ask, add up three ordinary months. If the instalment fits only in the best of them, borrow less, or for longer.',
      ],
    },
  ],
}
