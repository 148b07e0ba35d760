import { labels } from './messages.ts'

/** The investment plans (INV-2). */
export const planNames = { basic: labels.basic, gold: labels.gold, platinum: labels.platinum } as const
