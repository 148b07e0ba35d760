import { productNames } from '#src/content/names.ts'
import type { ProductPage } from './product-page.ts'

export const page: ProductPage = {
  name: productNames['commercial-real-estate-loans'],
  summary: 'To buy, build or refit the offices, shops, workshops and stores in which business is done.',
  drawing: 'offices',
  action: 'Open an account and apply',
  sections: [
    {
      heading: 'Owning the place you work in',
      paragraphs: [
        'Rent rises with the neighbourhood that your own shop has helped to make better. Owning the premises stops that, gives you the right to knock through a wall, and builds up a value beside the business. It also ties money down and makes moving slow. As a rule of thumb, buying is worth considering when you are certain of the place for ten years and of half the space for five.',
      ],
    },
    {
      heading: 'How the loan is built',
      paragraphs: [
        'We look at two incomes: that of your company, and that of the building if you let it to somebody else. The second is your safety net, and ours. Loans cover up to two thirds of the value and run for five to twenty years. While building goes on, money is paid out against finished stages which a surveyor has seen, and you pay interest only on what has been paid out.',
      ],
      points: [
        'Purchase of offices, shops, storage and light industry',
        'Construction and refitting, by stages',
        'Replacing an older loan whose terms no longer fit',
        'Several owners in one company, each liable for an agreed share',
      ],
    },
    {
      heading: 'Questions worth asking first',
      paragraphs: [
        'Who had the site before, and what did they leave in the ground? Is there a generator, a cistern, a second access? What would the insurer say about the roof? Each of these has stopped a purchase in the last week before signing. Asking in the first week costs a few phone calls.',
      ],
    },
  ],
}
