import { productNames } from '#src/content/names.ts'
import type { ProductPage } from './product-page.ts'

export const page: ProductPage = {
  name: productNames['working-capital-loans'],
  summary: 'Money for the weeks between paying your suppliers and being paid by your customers.',
  drawing: 'shop',
  action: 'Open an account and apply',
  sections: [
    {
      heading: 'Closing a gap, not filling a hole',
      paragraphs: [
        'A healthy business can run out of cash. The restaurant buys for the season in October and earns in January; the builder pays for timber today and sends the bill when the roof is on. A working capital loan covers exactly this gap. It is short, it is tied to something that will come in, and it ends when that has come in.',
        'It is not meant for losses. If the same gap is there again every month and a little wider, more credit makes it deeper. In that case come and talk before you apply: often the cure is a later delivery date or an earlier invoice, and costs nothing at all.',
      ],
    },
    {
      heading: 'Two shapes',
      paragraphs: [
        'A term loan pays out once and is returned within three to eighteen months. A line of credit stands ready and costs only while it is used; it should touch zero at least once a year, to prove that it is still a bridge.',
      ],
      points: [
        'Your last two years’ accounts and this year’s figures so far',
        'A list of who owes you what, and since when',
        'A weekly forecast for twelve weeks, however rough',
      ],
    },
    {
      heading: 'How we decide',
      paragraphs: [
        'We compare your forecast with what your account has really done. Agreement counts for more than size: a small, predictable firm is an easier customer than a large one that surprises itself. The answer names the sum, the length and the event that repays it.',
      ],
    },
  ],
}
