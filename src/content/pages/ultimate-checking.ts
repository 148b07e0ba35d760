import { productNames } from '#src/content/names.ts'
import { isDemo } from '#src/platform/env.ts'
import type { ProductPage } from './product-page.ts'

export const page: ProductPage = {
  name: productNames['ultimate-checking'],
  summary:
    'One personal account for wages, bills, travel and everything in between, with nothing to collect and no points to chase.',
  drawing: 'purse',
  action: 'Open Ultimate Checking',
  sections: [
    {
      heading: 'An account that explains itself',
      paragraphs: [
        'Every line in the history says what it was for, when, and whether it is Approved, still Pending or, for a deposit, Failed. Pending amounts are counted separately, so the figure at the top is what you can really spend. Monthly bills are set aside before they are due, and you see on the first of the month what will be left on the last.',
        'The account is kept in the currency of your country, and all amounts are shown in it. Abroad, you see the price in both currencies before you agree, with the exchange fee stated and not hidden in the rate.',
      ],
      points: [
        'Card payments and withdrawals at home and abroad',
        'Sub-accounts for the household, for children and for the holidays',
        'A small cushion for the days before wages arrive, which you can also switch off',
        isDemo
          ? 'Transfers by bank, PayPal, Cashapp or Zelle, as far as this demonstration goes'
          : 'Transfers by bank, PayPal, Cashapp or Zelle',
      ],
    },
    {
      heading: 'Who it is for',
      paragraphs: [
        'For people who would like to deal with one bank and then think about something else. If all you need is a place to receive a pension and pay the rent, it will do that without asking for more. If you travel for half of the year, it will do that as well.',
      ],
    },
    {
      heading: 'Switching to us',
      paragraphs: [
        'Bring a list of the standing orders at your old bank. We set them up, you check them, and for two months both accounts stay open side by side so that nothing is missed.',
      ],
    },
  ],
}
