import { productNames } from '#src/content/names.ts'
import type { ProductPage } from './product-page.ts'

export const page: ProductPage = {
  name: productNames['health-savings-account'],
  summary: 'Savings with one purpose: the bills of doctors, dentists and opticians that your insurance leaves to you.',
  drawing: 'plant',
  action: 'Open a health savings account',
  sections: [
    {
      heading: 'Why keep it apart',
      paragraphs: [
        'Insurance with a high deductible is cheap in healthy years and expensive in all others. A health savings account evens this out. You pay in what you save on the premium, and when a bill arrives the money is there, under a name that keeps you from spending it on anything else.',
        'Where the law favours such accounts, what is paid in can lower your taxable income, grows without being taxed in between, and is free of tax again when it pays for treatment. Whether that holds for you depends on your insurance and on where you live. Your tax adviser knows; this page does not.',
      ],
      points: [
        'Doctors, hospital, dentist, glasses, prescription medicine',
        'Whatever you do not use stays yours, year after year, even if you change your employer',
        'Parents can pay in for children who are insured with them',
      ],
    },
    {
      heading: 'How much is sensible',
      paragraphs: [
        'Begin with a twelfth of your deductible each month. After a year without illness the account covers one bad year; after three, go on only if you like the thought of having the later decades of life provided for too.',
      ],
    },
    {
      heading: 'Paying a bill',
      paragraphs: [
        'Pay it from here directly, or pay it yourself and move the amount afterwards. Keep the receipt in either case: a photograph will do, and it can be stored beside the payment so that both are found together in ten years’ time.',
      ],
    },
  ],
}
