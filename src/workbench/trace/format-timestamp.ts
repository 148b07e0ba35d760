const time = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
})

/** A time in ms since the epoch, in the browser's zone: '09:30:15.000'. */
export function formatTimestamp(at: number): string {
  return time.format(at)
}

const second = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' })

/** The same without the milliseconds: '09:30:15'. */
export function timeWords(at: number): string {
  return second.format(at)
}

const minute = new Intl.DateTimeFormat('en-GB', { minute: '2-digit', second: '2-digit', fractionalSecondDigits: 3 })

/** The same without the hour: '30:15.000'. */
export function minuteWords(at: number): string {
  return minute.format(at)
}

/** A length in ms as seconds, rounded up to tenths: '2.5 s'. */
export function secondsWords(ms: number): string {
  return `${(Math.ceil(ms / 100) / 10).toFixed(1)} s`
}
