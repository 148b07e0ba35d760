import { AFTERNOON_HOUR, EVENING_HOUR } from '#machines/rules/rules.ts'

export type PartOfDay = 'morning' | 'afternoon' | 'evening'

/** Morning before 12, afternoon in the hours 12 to 15, evening from 16 on (OVER-1). */
export function partOfDay(hour: number): PartOfDay {
  if (hour < AFTERNOON_HOUR) return 'morning'
  return hour < EVENING_HOUR ? 'afternoon' : 'evening'
}
