import { expect, test } from 'vitest'
import { formatTimestamp, minuteWords, timeWords } from './format-timestamp.ts'

const intl = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
})

test.each([0, 1_772_443_815_000, 1_772_443_815_007.9, -1, -86_399_001])(
  'PERF-2: %d ms is the time of day that Intl writes, without loading it',
  (at) => {
    const whole = intl.format(at)
    expect([formatTimestamp(at), timeWords(at), minuteWords(at)]).toEqual([whole, whole.slice(0, 8), whole.slice(3)])
  },
)
