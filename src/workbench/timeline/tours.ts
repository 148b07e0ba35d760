import { closeDesk } from '#src/platform/desk-state.ts'
import type { Recording } from '#src/workbench/demo/demo-contract.ts'
import type { DemoPlayer } from './demo-player.ts'
import fromDepositToPlan from './tours/from-deposit-to-plan.json' with { type: 'json' }
import nineStepsToAWithdrawal from './tours/nine-steps-to-a-withdrawal.json' with { type: 'json' }
import openAnAccount from './tours/open-an-account.json' with { type: 'json' }

/** A recording with captions, shipped with the demo (DEMO-8). */
export interface Tour {
  id: string
  title: string
  lead: string
  recording: unknown
}

export const tours: readonly Tour[] = [
  {
    id: 'open-an-account',
    title: 'Open an account',
    lead: 'From the front page through four sign-up steps to the first sign-in.',
    recording: openAnAccount,
  },
  {
    id: 'from-deposit-to-plan',
    title: 'From deposit to plan',
    lead: 'A customer pays in and shows the proof, the bank confirms it, and the investment grows.',
    recording: fromDepositToPlan,
  },
  {
    id: 'nine-steps-to-a-withdrawal',
    title: 'Nine steps to a withdrawal',
    lead: 'A code at every odd step, customer care at every even one. At the ninth, the money leaves.',
    recording: nineStepsToAWithdrawal,
  },
]

function tourOf(id: string): Tour {
  const tour = tours.find((one) => one.id === id)
  if (tour === undefined)
    throw new Error(`There is no tour '${id}'. The tours are: ${tours.map(({ id }) => id).join(', ')}`)
  return tour
}

/** Replaces everything and plays the tour. Rejects when there is no such tour. */
export async function startTour(id: string, player: DemoPlayer): Promise<void> {
  const { recording, title } = tourOf(id)
  await player.stop()
  player.load(recording as Recording, title, 'tour', 'live')
  closeDesk()
  // If the replay fails, the caption bar says why.
  void player.play().catch(() => undefined)
}
