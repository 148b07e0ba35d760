import { labels } from './messages.ts'

/** The investment plans (INV-2). */
export const planLabels = {
  basic: { name: labels.basic, range: labels.basicRange },
  gold: { name: labels.gold, range: labels.goldRange },
  platinum: { name: labels.platinum, range: labels.platinumRange },
} as const
