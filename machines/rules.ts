/** Every business number of the product. Times are in ms of virtual time; sources are the requirements' ids. */

/** PUB-6: the overlay gives way after this long, loaded or not. */
export const PAGE_LOAD_LIMIT = 5_000
/** AUTH-3, counted from the submit. */
export const LOGIN_SLOW_DELAY = 15_000
export const LOGIN_VERY_SLOW_DELAY = 30_000
/** AUTH-4 */
export const LOGIN_REDIRECT_DELAY = 2_000
/** SIGN-4, counted from the submit. */
export const SIGN_UP_SLOW_DELAY = 9_000
export const SIGN_UP_VERY_SLOW_DELAY = 18_000
/** SIGN-6 */
export const SIGN_UP_REDIRECT_DELAY = 2_000
/** SIGN-7 */
export const BACKDROP_DELAY = 5_000
/** RESET-3 */
export const RESET_REDIRECT_DELAY = 2_000
/** PUB-7: the embedded map gives way to the drawn one when it has not loaded by then. */
export const MAP_LIMIT = 4_000
/** TOAST-1 */
export const TOAST_DELAY = 5_000
/** TOAST-1: the share of its own width past which a dragged toast is dismissed. */
export const TOAST_DRAG_SHARE = 0.8
/** OVER-1: the first hour of the afternoon and of the evening. */
export const AFTERNOON_HOUR = 12
export const EVENING_HOUR = 16
/** WD-5: the step at which a right code pays. */
export const PAYING_STEP = 9
/** SIGN-5: decimal digits of an account number. */
export const ACCOUNT_NUMBER_DIGITS = 10
/** DATA-4 */
export const DEFAULT_SYMBOL = '$'
/** HTTP-2: for each attempt, and before each of the retries. */
export const HTTP_TIMEOUT = 120_000
export const HTTP_RETRY_DELAYS = [1_000, 2_000, 4_000, 8_000, 16_000] as const
