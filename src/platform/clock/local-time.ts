/** Date and time in the browser's zone. */
export interface LocalTime {
  year: number
  /** 1 to 12 */
  month: number
  day: number
  hour: number
  minute: number
  second: number
}

/** @param at ms since the epoch */
export function localTime(at: number): LocalTime {
  const time = new Date(at)
  return {
    year: time.getFullYear(),
    month: time.getMonth() + 1,
    day: time.getDate(),
    hour: time.getHours(),
    minute: time.getMinutes(),
    second: time.getSeconds(),
  }
}
