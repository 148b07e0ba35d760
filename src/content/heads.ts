import { isDemo } from '#src/platform/env.ts'
import { brand } from './brand.ts'
import { labels } from './messages.ts'
import { pageNames } from './names.ts'

/** Title and description of each route (PUB-8, PUB-10). Separate from the pages' copy, because the entry chunk contains them. */
export const heads = {
  home: {
    title: 'A bank that tells you where you stand',
    description: isDemo
      ? 'Accounts, loans and savings at a bank that does not exist. Try every step of it with fictional money.'
      : 'Accounts, loans and savings. At every step you know what happens next and whose turn it is.',
  },
  contact: {
    title: pageNames.contact,
    description: `Find ${brand.name}’s offices and opening hours, and send us a message.`,
  },
  login: {
    title: labels.signIn,
    description: 'Log in to your Larkspur account to see your balances, your loan and your history.',
  },
  signUp: {
    title: labels.signUp,
    description: 'Open an account with Larkspur in four short steps.',
  },
  passwordRequest: {
    title: labels.forgotPassword,
    description: 'Request an e-mail with a link to reset the password of your Larkspur account.',
  },
  passwordReset: {
    title: labels.resetPasswordHeading,
    description: 'Choose a new password for your Larkspur account with the link from your e-mail.',
  },
  overview: {
    title: pageNames.overview,
    description: `Your balances and your history at ${brand.name}.`,
  },
  loan: {
    title: pageNames.loan,
    description: `Your loan balance and your latest loan at ${brand.name}.`,
  },
  invest: {
    title: pageNames.invest,
    description: `Your investment and your deposits at ${brand.name}.`,
  },
  account: {
    title: pageNames.account,
    description: `Your name, your details and your totals at ${brand.name}.`,
  },
} as const
