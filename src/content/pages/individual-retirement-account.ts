import { productNames } from '#src/content/names.ts'
import type { ProductPage } from './product-page.ts'

export const page: ProductPage = {
  name: productNames['individual-retirement-account'],
  summary: 'A long, patient account for the years after work, which nobody but you can spend.',
  drawing: 'tree',
  action: 'Open a retirement account',
  sections: [
    {
      heading: 'Time does most of the work',
      paragraphs: [
        'Somebody who saves a little from the age of twenty-five usually ends up with more than somebody who saves a lot from forty-five. The reason is that interest earns interest, and that this takes decades to show. So the best amount to begin with is one that you will not notice, and the best day is the next one on which you are paid.',
        'An individual retirement account belongs to you and not to your employer. It moves with you from one job to the next, it can be paid into in good years and left alone in bad ones, and it is not touched when other plans change.',
      ],
    },
    {
      heading: 'Taxed now or taxed later',
      paragraphs: [
        'There are two kinds. In the traditional one, what you pay in may lower your tax today, and what you take out is taxed in old age. In the other, it is the reverse. If you expect to earn more later than now, the second is often better; if your best years are these, the first. Many people keep both, because nobody knows the tax laws of the year in which they will be seventy.',
      ],
      points: [
        'Pay in monthly, yearly, or whenever there is something to pay in',
        'Choose between calm and lively investments, and become calmer as the date approaches',
        'Name the people who will receive what is left, and change them at any time',
      ],
    },
    {
      heading: 'A word on patience',
      paragraphs: [
        'Taking money out early usually costs a penalty on top of the tax. Keep a separate reserve for surprises, so that this one can be left to grow.',
      ],
    },
  ],
}
