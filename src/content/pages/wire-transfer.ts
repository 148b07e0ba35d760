import { productNames } from '#src/content/names.ts'
import type { ProductPage } from './product-page.ts'

export const page: ProductPage = {
  name: productNames['wire-transfer'],
  summary: 'Sending a larger sum directly from one bank to another, at home or abroad.',
  drawing: 'letter',
  action: 'Open an account to send from',
  sections: [
    {
      heading: 'When a wire is the right choice',
      paragraphs: [
        'A wire transfer goes straight from our books to those of the other bank, usually within one working day at home and two or three abroad. It suits the deposit on a house, a supplier on another continent, or tuition fees with a deadline. For splitting a dinner bill it is too formal: use one of the quicker methods.',
      ],
    },
    {
      heading: 'What we need from you',
      paragraphs: [
        'Copy the details from a document of the recipient, letter by letter, and read them back once. A wire cannot be cancelled after it has been accepted, and a wrong digit can take weeks to put right.',
      ],
      points: [
        'The recipient’s name, exactly as on their account',
        'The account number and the type of the account',
        'The name of the bank, and, for other countries, its international code',
        'The amount, and a reference that the recipient will recognise',
      ],
    },
    {
      heading: 'The checks on the way',
      paragraphs: [
        'Before a transfer leaves, we look at four things in this order: whether your identity has been verified, whether a loan that you draw on has been approved, whether the balance is large enough, and whether every field has been filled. Then we ask for a one-time code. If one of these fails, nothing moves, and we tell you which one it was.',
        'Be slow when somebody else is in a hurry. Nobody honest needs a wire within the hour to an account that you have never paid before. If a message says that a supplier has changed banks, call them on the number that you already have.',
      ],
    },
  ],
}
