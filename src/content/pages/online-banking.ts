import { isDemo } from '#src/platform/env.ts'
import type { ProductPage } from './product-page.ts'

const INVENTED =
  ' In this demonstration all passwords and codes are inventions, so please do not type one that you use for anything real.'

export const page: ProductPage = {
  name: 'Online Banking',
  summary: 'Your accounts at any hour, on any screen, with every step saying what it is doing.',
  drawing: 'screen',
  action: 'Open your online access',
  sections: [
    {
      heading: 'What you can do',
      paragraphs: [
        'After signing in you see what you have: the total, what of it comes from a loan and what from investing, and below it the history, newest first. From there you can pay in by bank transfer or wallet, apply for a loan, take money out by four paths, choose an investment plan, and change your own details.',
      ],
      points: [
        'Overview: balances, totals and every movement with its state',
        'Loan: what you owe, and what has become of your application',
        'Invest: plans, deposits and simulated market charts',
        'Account: your details, your papers, and the way out',
      ],
    },
    {
      heading: 'What it never does',
      paragraphs: [
        'It never makes you guess. A button that has been pressed says that it is working, and later that it is still working. If the connection breaks while money is being moved, you are told that the outcome is not known, and not that all is well. What you have typed stays where it was.',
        'It never keeps you signed in by accident either. Your access lives in one tab and ends with it. A session that has expired sends you to the sign-in, and after that to the page which you had asked for.',
      ],
    },
    {
      heading: 'Keeping it safe',
      paragraphs: [
        `Use a password that you use nowhere else, and let your browser remember it. We will not ask for it by mail or by telephone. Taking money out needs a one-time code besides, which you receive from customer care.${isDemo ? INVENTED : ''}`,
      ],
    },
  ],
}
