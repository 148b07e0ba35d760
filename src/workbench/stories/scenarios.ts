import type { Fault } from '#src/contract/app-steps.ts'
import type { ClockMode } from '#src/platform/clock/clock.ts'
import type { ScenarioSummary } from '#src/workbench/contract/demo-contract.ts'

/** A situation to present (DEMO-12). It begins with the seed, the live clock and no faults, unless it says otherwise. */
export interface Scenario extends ScenarioSummary {
  /** '<flow>.<state>' to begin in, as in a link (DEMO-7) */
  at?: string
  /** the page to begin on, where no state is named; default: the overview */
  page?: string
  /** nobody is signed in at its beginning */
  isVisitor?: boolean
  clock?: ClockMode
  /** the id of a preset of faults */
  preset?: string
  faults?: readonly Fault[]
}

export const scenarios: readonly Scenario[] = [
  {
    id: 'first-deposit',
    title: 'A newcomer’s first deposit',
    persona: 'nora',
    says: [
      'Nora opened an account a minute ago and has not paid anything in.',
      'Nora chooses a method, pays, and uploads a picture as proof.',
      'Then the bank confirms the deposit here, and Nora’s history shows it as approved.',
      'It counts as an investment: the Invest page shows it, and the available balance does not change.',
    ],
    next: 'Press “Deposit”, choose a way to pay, and go on to the proof: enter an amount, use the specimen receipt, and make the deposit. Then confirm it here.',
  },
  {
    id: 'step-held',
    title: 'The bank holds the next step',
    persona: 'omar',
    says: [
      'Every second step of a withdrawal is released by customer care.',
      'The next step is the bank’s, so Omar’s dialog asks for nothing but to contact customer care.',
      'As soon as the bank releases the step, the field for the code appears on Omar’s screen.',
    ],
    next: 'Press “Release” beside Omar’s step: that is step 2 done. Then type the code 482913 for step 3 in the dialog, and press “Confirm” there.',
    at: 'withdrawal.confirming.careNeeded',
  },
  {
    id: 'withdrawal-paid',
    title: 'A withdrawal that is paid',
    persona: 'iris',
    says: [
      'Iris has passed eight of the nine steps of a withdrawal.',
      'The ninth code makes the payment, and cannot be used again.',
      'The receipt appears, and the history shows the withdrawal as pending until the bank approves it.',
    ],
    next: 'Type the code 482913 and press “Confirm”. Then approve the withdrawal here.',
    at: 'withdrawal.confirming',
  },
  {
    id: 'network-fails',
    title: 'The network fails while paying',
    persona: 'iris',
    says: [
      'Iris is about to pay when the network fails for a moment.',
      'Nobody knows whether the payment arrived, so the page says exactly that.',
      'The entries stay, and the history is loaded again to find out: nothing was paid.',
    ],
    next: 'Type the code 482913 and press “Confirm”. Then check the history from the dialog.',
    at: 'withdrawal.confirming',
    faults: [{ call: 'POST transfer', kind: 'network', times: 1 }],
  },
  {
    id: 'answer-lost',
    title: 'The bank’s answer is lost',
    persona: 'iris',
    says: [
      'Iris is about to pay when the connection breaks, just after the bank has received the withdrawal.',
      'The money has left, but the bank’s answer never arrives: the page says that it does not know the outcome.',
      'The history has been loaded again, and tells: the withdrawal was made, and its code is used up.',
    ],
    next: 'Type the code 482913 and press “Confirm”. Then check the history from the dialog.',
    at: 'withdrawal.confirming',
    faults: [{ call: 'POST transfer', kind: 'network', after: true, times: 1 }],
  },
  {
    id: 'kyc-missing',
    title: 'KYC is missing',
    persona: 'vera',
    says: [
      'Vera wants to withdraw, but has not sent the bank any identity documents yet.',
      'The form says so and opens the identity check by itself after two seconds.',
      'What Vera has typed is still there afterwards.',
    ],
    next: 'Enter an amount of 100 and any e-mail address, and press “Continue”.',
    at: 'withdrawal.editing',
  },
  {
    id: 'loan-to-approve',
    title: 'A loan to approve',
    persona: 'lena',
    says: [
      'Lena has applied for a loan, which is waiting for the bank.',
      'Until it is approved, nothing can be withdrawn.',
      'The decision shows on Lena’s page at once.',
    ],
    next: 'Press “Approve” beside Lena’s loan.',
    decides: 'loan',
    page: '/loan',
  },
  {
    id: 'wrong-code',
    title: 'A wrong code',
    persona: 'iris',
    says: [
      'Iris enters a wrong code.',
      'The code is compared in the browser, and nothing is sent to the bank.',
      'The form says what is wrong and keeps everything else.',
    ],
    next: 'Type the code 111111 and press “Confirm”.',
    at: 'withdrawal.confirming',
  },
  {
    id: 'session-ends',
    title: 'The session ends',
    persona: 'iris',
    says: [
      'Iris has left the page open for too long, and the session has expired.',
      'The payment is not made, and Iris is asked to sign in again.',
      'No money has moved, and the history is as it was before.',
    ],
    next: 'Type the code 482913 and press “Confirm”.',
    at: 'withdrawal.confirming',
    faults: [{ call: 'POST transfer', kind: 'status', status: 401, times: 1 }],
  },
  {
    id: 'slow-bank',
    title: 'A slow bank',
    persona: 'ada',
    says: [
      'The bank is busy today, and every answer takes many seconds.',
      'The page appears at once, with grey bars in place of the figures.',
      'The clock is paused, so we decide when the next answer arrives.',
    ],
    next: 'Press “Next timer” until all figures have arrived.',
    clock: 'paused',
    preset: 'slow-friday',
  },
  {
    id: 'withdrawal-to-approve',
    title: 'A withdrawal to approve',
    persona: 'ada',
    says: [
      'Two of Ada’s withdrawals are waiting for the bank.',
      'The money has already left the balance, but it has not been paid out.',
      'The bank approves one, and the row in Ada’s history changes.',
    ],
    next: 'Press “Approve” beside one of the withdrawals.',
    decides: 'transfer',
  },
  {
    id: 'open-an-account',
    title: 'Open an account',
    persona: 'visitor',
    says: [
      'Nell wants an account at Larkspur.',
      'The application has four short steps, each of which says what is missing.',
      'Then Nell signs in for the first time.',
    ],
    next: 'Press “Create an account” and fill in the four steps. Then sign in.',
    page: '/',
    isVisitor: true,
  },
  {
    id: 'from-deposit-to-plan',
    title: 'From deposit to plan',
    persona: 'vera',
    says: [
      'Vera chooses a plan and pays in for it, with a picture as proof.',
      'The bank confirms the deposit, and the balance grows at once.',
      'When the bank turns investing on, markets replace the plans.',
    ],
    next: 'Press “Choose Gold”, make the deposit, and confirm it here.',
    page: '/investify',
  },
  {
    id: 'nine-steps-to-a-withdrawal',
    title: 'Nine steps to a withdrawal',
    persona: 'ada',
    says: [
      'At every odd step, the bank asks for a code.',
      'At every even step, customer care has to release the next one.',
      'At the ninth step, the money leaves.',
    ],
    next: 'Press “Withdraw”, choose a method, enter 100 and any e-mail address, and type the code 482913. Then release each second step here.',
  },
]

/** The scenarios without what only starting one needs. */
export function listScenarios(): ScenarioSummary[] {
  return scenarios.map(({ at, page, isVisitor, clock, preset, faults, ...summary }) => ({
    ...summary,
    says: [...summary.says],
  }))
}
