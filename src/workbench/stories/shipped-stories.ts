import type { RecordingStep } from '#src/workbench/contract/demo-contract.ts'
import { answerLost } from './answer-lost.story.ts'
import { firstDeposit } from './first-deposit.story.ts'
import { fromDepositToPlan } from './from-deposit-to-plan.story.ts'
import { kycMissing } from './kyc-missing.story.ts'
import { loanToApprove } from './loan-to-approve.story.ts'
import { networkFails } from './network-fails.story.ts'
import { nineStepsToAWithdrawal } from './nine-steps-to-a-withdrawal.story.ts'
import { openAnAccount } from './open-an-account.story.ts'
import { sessionEnds } from './session-ends.story.ts'
import { slowBank } from './slow-bank.story.ts'
import { stepHeld } from './step-held.story.ts'
import type { ShippedStory, Story } from './story.ts'
import { withdrawalPaid } from './withdrawal-paid.story.ts'
import { withdrawalToApprove } from './withdrawal-to-approve.story.ts'
import { wrongCode } from './wrong-code.story.ts'

/** The stories that ship, in the order in which they are offered (DEMO-12). */
export const shippedStories: readonly ShippedStory[] = [
  firstDeposit,
  stepHeld,
  withdrawalPaid,
  networkFails,
  answerLost,
  kycMissing,
  loanToApprove,
  wrongCode,
  sessionEnds,
  slowBank,
  withdrawalToApprove,
  openAnAccount,
  fromDepositToPlan,
  nineStepsToAWithdrawal,
]

/** A story that ships as it stands in a file. */
export function shipped({ title, start, steps, end }: ShippedStory): Story {
  return {
    title,
    start,
    steps: steps.map((step) => ({ ms: 0, ...step }) as RecordingStep),
    end: { ms: 0, proof: end },
  }
}
