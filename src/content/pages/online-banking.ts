import { productNames } from '#src/content/names.ts'
import { isDemo } from '#src/platform/env.ts'
import type { ProductPage } from './product-page.ts'

const INVENTED =
  ' In this demonstration all passwords and codes are fictional, so please do not enter any that you really use.'

export const page: ProductPage = {
  name: productNames['online-banking'],
  summary: 'Your accounts at any hour, on any screen, with every step saying what it is doing.',
  drawing: 'screen',
  action: 'Open your online access',
  sections: [
    {
      heading: 'What you can do',
      paragraphs: [
        'After logging in you see what you can withdraw, beside it what your total is made of, and below it the history, newest first. From there you can pay in by bank transfer or crypto, apply for a loan, withdraw money by any of four methods, choose an investment plan, and change your own details.',
      ],
      points: [
        'Overview: balances, and every deposit and withdrawal with its status',
        'Loan: your loan balance, and what has become of your application',
        'Invest: plans, deposits and simulated market charts',
        'Account: your details, your documents and logging out',
      ],
    },
    {
      heading: 'What it never does',
      paragraphs: [
        'It never makes you guess. A button that you have pressed says that it is working, and later that it is still working. If the connection breaks while money is being moved, we tell you that the outcome is unknown, not that all is well. What you have typed stays where it was.',
        'It never keeps you logged in by accident either. Your access lives in one tab and ends with it. A session that has expired sends you to the login page, and then on to the page that you asked for.',
      ],
    },
    {
      heading: 'Keeping it safe',
      paragraphs: [
        `Use a password that you use nowhere else, and let your browser remember it. We will never ask for it by e-mail or phone. Withdrawals also need a one-time code, which you receive from customer care.${isDemo ? INVENTED : ''}`,
      ],
    },
  ],
}
