import type { TourText } from './tour-text.ts'

export const openAnAccountText: TourText = [
  {
    heading: 'The application',
    captions: {
      welcome: {
        text: 'Larkspur is a fictional bank. Everything happens in this browser, and no money is real.',
        about: { role: 'heading', name: 'A bank that tells you where you stand' },
      },
      begin: {
        text: 'Nell wants an account. One click starts the application.',
        about: { role: 'link', name: 'Create an account' },
      },
      steps: {
        text: 'The form has four short steps, so nobody faces twenty fields at once.',
        about: { role: 'list', name: 'Steps' },
      },
      you: {
        text: 'Step one: who Nell is. Watch what happens when they leave out their age.',
        about: { role: 'heading', name: 'About you' },
      },
      missing: {
        text: 'The form stays, says what is missing, and puts the cursor there.',
        about: { role: 'textbox', name: 'Age' },
      },
      reach: {
        text: 'Step two: how to reach them. A reload loses nothing that was typed, except passwords.',
        about: { role: 'heading', name: 'How to reach you' },
      },
      country: {
        text: 'Step three: the country. It decides the currency of the account.',
        about: { role: 'combobox', name: 'Country' },
      },
    },
  },
  {
    heading: 'The first visit',
    captions: {
      password: {
        text: 'The last step: a password. Recordings never contain one, so the tour makes up a new one each time.',
        about: { role: 'textbox', name: 'Password' },
      },
      opened: {
        text: 'The account is open. In a moment the bank takes Nell to the sign-in page.',
        about: { role: 'status', name: 'Your account has been created. The sign-in page will open in a moment.' },
      },
      signIn: {
        text: 'Nell signs in for the first time, with the password they have just chosen.',
        about: { role: 'button', name: 'Log In' },
      },
      overview: {
        text: 'This is what a new customer sees: their account, and a balance in Swedish kronor.',
        about: { role: 'region', name: 'Account Dashboard' },
      },
      deposit: {
        text: 'The next move is obvious: pay something in.',
        about: { role: 'button', name: 'Deposit' },
      },
      history: {
        text: 'Deposits and withdrawals will be listed here. That is how an account is opened.',
        about: { role: 'heading', name: 'History Overview' },
      },
    },
  },
]
