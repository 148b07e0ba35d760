import { productNames } from '#src/content/names.ts'
import type { ProductPage } from './product-page.ts'

export const page: ProductPage = {
  name: productNames['investment-property-loans'],
  summary: 'For the flat or house that somebody else will live in, judged by the rent that it can bear.',
  drawing: 'terrace',
  action: 'Open an account and apply',
  sections: [
    {
      heading: 'A different question',
      paragraphs: [
        'When you buy a home, we ask what you can afford. When you buy a property to let, we ask what the property can afford. Its rent has to carry the interest, the repayment, the upkeep and the months in which nobody lives there, and still leave a margin. If it needs your salary to survive, it is a hobby, and should be paid for like one.',
        'We therefore assume ten months of rent a year, not twelve, and set aside a tenth of the rent for repairs. If the figures work under these conditions, they will work in most real years.',
      ],
      points: [
        'Up to seven tenths of the value, as the risk of an empty flat is yours and ours together.',
        'Interest-only payments during building work, for up to nine months.',
        'Several properties can share one loan, so that a strong one carries a weak one.',
      ],
    },
    {
      heading: 'The parts that people forget',
      paragraphs: [
        'Holiday lets earn more in winter and nothing in the season of storms; a long lease does the opposite. Insurance on the islands is a large item and rises after every bad year. A manager takes a share, and is worth it from the second flat onwards. And a property cannot be sold on the afternoon you need the money.',
        'Put these into your plan before you show it to us. A plan with an honest bad year in it is the best recommendation that an application can have.',
      ],
    },
  ],
}
