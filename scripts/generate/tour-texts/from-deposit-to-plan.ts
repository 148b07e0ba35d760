import type { TourText } from './tour-text.ts'

export const fromDepositToPlanText: TourText = [
  {
    heading: 'The customer pays in',
    captions: {
      plans: {
        text: 'Vera banks in Swedish kronor. Investing is not turned on for this account yet, so the page offers three plans.',
        about: { role: 'heading', name: 'Start Investing' },
      },
      gold: {
        text: 'They choose Gold. The deposit then starts with this plan’s limits.',
        about: { role: 'button', name: 'Choose Gold' },
      },
      method: {
        text: 'Money comes in by bank transfer or from a wallet.',
        about: { role: 'dialog', name: 'Select a Method To Deposit' },
      },
      details: {
        text: 'Vera would now transfer the money from their own bank. These details are made up.',
        about: { role: 'dialog', name: 'Bank Transfer' },
      },
      amount: {
        text: 'Back here, they say how much they sent. The form points out an amount outside the plan.',
        about: { role: 'textbox', name: 'AMOUNT' },
      },
      proof: {
        text: 'They add a picture of the receipt. The bank checks what is in the file, not just its name.',
        about: { role: 'img', name: 'Preview of Upload Proof' },
      },
      sent: {
        text: 'The deposit is sent. From here on, it is the bank’s turn.',
        about: { role: 'dialog', name: 'Deposit sent' },
      },
    },
  },
  {
    heading: 'The bank decides',
    captions: {
      pending: {
        text: 'The history shows the deposit as pending.',
        about: { role: 'region', name: 'Deposit history' },
      },
      unmoved: {
        text: 'The balance has not moved: only confirmed money counts.',
        about: { role: 'region', name: 'Balances' },
      },
      desk: {
        text: 'Now we play the bank. The bank looks at the receipt and confirms the deposit.',
        about: { role: 'region', name: 'Deposit history' },
      },
      confirmed: {
        text: 'Vera’s balance grows at once. They did not have to reload anything.',
        about: { role: 'region', name: 'Balances' },
      },
      approved: {
        text: 'The same deposit is now approved.',
        about: { role: 'region', name: 'Deposit history' },
      },
      markets: {
        text: 'The bank has also turned investing on, and markets replace the plans.',
        about: { role: 'heading', name: 'Markets' },
      },
      simulated: {
        text: 'The prices are simulated, as all money here is. That is how a deposit becomes an investment.',
      },
    },
  },
]
