/**
 * Date and time in the browser's zone.
 *
 * @param at ms since the epoch
 */
export function localTime(at: number) {
  const time = new Date(at)
  return {
    year: time.getFullYear(),
    /** 1 to 12 */
    month: time.getMonth() + 1,
    day: time.getDate(),
    hour: time.getHours(),
    minute: time.getMinutes(),
    second: time.getSeconds(),
  }
}
