import { closeDesk } from '#src/platform/desk-state.ts'
import type { Recording } from '#src/workbench/demo/demo-contract.ts'
import type { RecordTools } from './record.ts'

/** A recording with captions, shipped with the demo (DEMO-8). */
export interface Tour {
  id: string
  title: string
  lead: string
  load(): Promise<unknown>
}

export const tours: readonly Tour[] = [
  {
    id: 'open-an-account',
    title: 'Open an account',
    lead: 'From the front page through four sign-up steps to the first sign-in.',
    load: async () => (await import('./tours/open-an-account.json')).default,
  },
  {
    id: 'from-deposit-to-plan',
    title: 'From deposit to plan',
    lead: 'A customer pays in and shows the proof, the bank confirms it, and the investment grows.',
    load: async () => (await import('./tours/from-deposit-to-plan.json')).default,
  },
  {
    id: 'nine-steps-to-a-withdrawal',
    title: 'Nine steps to a withdrawal',
    lead: 'A code at every odd step, customer care at every even one. At the ninth, the money leaves.',
    load: async () => (await import('./tours/nine-steps-to-a-withdrawal.json')).default,
  },
]

function tourOf(id: string): Tour {
  const tour = tours.find((one) => one.id === id)
  if (tour === undefined)
    throw new Error(`There is no tour '${id}'. The tours are: ${tours.map(({ id }) => id).join(', ')}`)
  return tour
}

/** Replaces everything and plays the tour. Rejects when there is no such tour, or when it cannot be loaded. */
export async function startTour(id: string, record: RecordTools): Promise<void> {
  const tour = tourOf(id)
  const [player, recording] = await Promise.all([record.player(), tour.load()])
  await player.stop()
  player.load(recording as Recording, tour.title, 'tour', 'live')
  closeDesk()
  // If the replay fails, the caption bar says why.
  void player.play().catch(() => undefined)
}
