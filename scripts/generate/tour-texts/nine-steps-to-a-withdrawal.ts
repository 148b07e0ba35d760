import type { TourText } from './tour-text.ts'

export const nineStepsText: TourText = [
  {
    heading: 'A code, then customer care',
    captions: {
      withdraw: {
        text: 'Ada wants to withdraw money. Here that takes nine steps, shared by the customer and the bank.',
        about: { role: 'button', name: 'Withdraw' },
      },
      method: {
        text: 'First, where the money goes.',
        about: { role: 'dialog', name: 'Choose a method' },
      },
      form: {
        text: 'Then how much, and to whom. More than the balance is refused right here.',
        about: { role: 'dialog', name: 'Withdrawal by PayPal' },
      },
      code: {
        text: 'At every odd step, the bank asks for the code that customer care gave Ada.',
        about: { role: 'textbox', name: 'Code' },
      },
      processing: {
        text: 'The right code completes step 1. Eight are left.',
      },
      again: {
        text: 'Ada comes back for step 2. The form still knows the amount and the address.',
        about: { role: 'dialog', name: 'Withdrawal by PayPal' },
      },
      care: {
        text: 'At every even step, a code is not enough: customer care has to release the next step.',
        about: { role: 'paragraph', name: 'Step 2 of 9' },
      },
      released: {
        text: 'Customer care has released it. The open dialog moves on by itself and takes the code.',
        about: { role: 'paragraph', name: 'Step 3 of 9' },
      },
    },
  },
  {
    heading: 'The money leaves',
    captions: {
      four: {
        text: 'Step 4 is customer care’s again. That is the pattern: a code, a release, a code.',
        about: { role: 'paragraph', name: 'Step 4 of 9' },
      },
      five: {
        text: 'Released: now Ada’s code can complete step 5.',
        about: { role: 'paragraph', name: 'Step 5 of 9' },
      },
      seven: {
        text: 'Released once more. Step 7 works the same way.',
        about: { role: 'paragraph', name: 'Step 7 of 9' },
      },
      eight: {
        text: 'Step 8 is the last one that waits for customer care.',
        about: { role: 'paragraph', name: 'Step 8 of 9' },
      },
      nine: {
        text: 'Step 9: this time, the right code pays.',
        about: { role: 'textbox', name: 'Code' },
      },
      paid: {
        text: 'The money has left. The code went with it, so nobody can use it a second time.',
      },
      history: {
        text: 'The withdrawal stands at the top of the history. Ada can see where it is at any time.',
        about: { role: 'region', name: 'History' },
      },
      desk: {
        text: 'The demo desk has the bank’s side of all this. Open it and play on.',
      },
    },
  },
]
