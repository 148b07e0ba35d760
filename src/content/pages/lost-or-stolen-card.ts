import { productNames } from '#src/content/names.ts'
import type { ProductPage } from './product-page.ts'

export const page: ProductPage = {
  name: productNames['lost-or-stolen-card'],
  summary: 'What to do in the first ten minutes, the first day and the first week.',
  drawing: 'card',
  action: 'Get online access',
  sections: [
    {
      heading: 'The first ten minutes',
      paragraphs: [
        'Call customer care, or write to us at any hour, and say that the card is gone. You do not have to know its number; your name and date of birth are enough. The card stops working while we are still on the telephone. If you think that it is only under the sofa, ask us to pause the card instead: a pause lasts two days and can be lifted as quickly as it was set.',
      ],
      points: [
        'Have the card blocked first, and look for it afterwards.',
        'If your phone was with it, have the phone’s number blocked too.',
        'Change the password of your online access from a device that you trust.',
      ],
    },
    {
      heading: 'The first day',
      paragraphs: [
        'Go through the latest transactions in your history, pending ones included, and note each one that is not yours. Small amounts matter: a thief often tries a coffee before trying a television. If the card was stolen, report it to the police and keep the number of the report.',
        'You are not liable for anything that happens after your call. For what happened before, you pay at most a small share, provided that your PIN was not written on the card or carried in the same purse.',
      ],
    },
    {
      heading: 'The first week',
      paragraphs: [
        'A new card with a new number is on its way. Shops and subscriptions that had stored the old one will ask for the new one; your history lists them under recurring payments. If the old card turns up again, cut through its chip and throw it away: a blocked card is never opened again.',
      ],
    },
  ],
}
