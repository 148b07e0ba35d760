/**
 * Every business number of the product, each with its requirement id. Times are in ms of virtual time.
 * What may be withdrawn is a formula: `balances.ts`, chosen by the page in `withdrawal-rules.ts` (WD-2).
 */

/** PUB-6: the overlay is removed after this time, even if the page has not loaded. */
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
/** PUB-7: a map that has not loaded by then is replaced by the drawing. */
export const MAP_LIMIT = 4_000
/** TOAST-1 */
export const TOAST_DELAY = 5_000
/** TOAST-1: a toast dragged further than this share of its width is dismissed. */
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
/** HTTP-2: time limit of each attempt, and the pause before each retry. */
export const HTTP_TIMEOUT = 120_000
export const HTTP_RETRY_DELAYS = [1_000, 2_000, 4_000, 8_000, 16_000] as const
/** How long a page loads before it says that it is still trying. */
export const STILL_TRYING_DELAY = 3_000
/** DEP-4, counted from the answer. */
export const DEPOSIT_CLOSE_DELAY = 3_000
/** KYC-2, counted from the answer. */
export const KYC_CLOSE_DELAY = 2_000
/** ACCT-2, counted from the answer. */
export const SETTINGS_CLOSE_DELAY = 2_000
/** WD-3, rule 1: from the message that KYC is required to the KYC modal. */
export const KYC_HANDOVER_DELAY = 2_000
/** WD-3, rule 3: from the message that the loan is not approved to the reload. */
export const LOAN_RELOAD_DELAY = 2_500
/** How long the receipt of a withdrawal is shown. */
export const WITHDRAWAL_CLOSE_DELAY = 3_000
/** WD-8: the one-time code after a transfer; it is never accepted. */
export const SPENT_CODE = 0
/** LOAN-3, both counted from the submit. */
export const LOAN_SPINNER_DELAY = 5_000
export const LOAN_POST_DELAY = 15_000
/** A loan of more monthly incomes than this is one that a bank asks about. */
export const LOAN_USUAL_INCOMES = 60
/** LOAN-4: from Verify to the reload. */
export const NOTICE_RELOAD_DELAY = 2_500
/** TOAST-2 */
export const SOCIAL_PROOF_DELAY = 35_000
/** DEP-5, KYC-1: maximum bytes of an uploaded picture, and its allowed types. */
export const PICTURE_LIMIT = 5 * 1_024 * 1_024
/** IN-5: maximum pixels. More would take over 320 MB to decode, and the page could crash. */
export const PICTURE_PIXELS = 80_000_000
export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const
/**
 * What a picker lists. Without HEIC, so that Safari converts the photos of an iPhone to JPEG; other browsers let people choose and drop
 * any file, which the reader then names (IN-5). Windows may not know that '.jfif' is a JPEG.
 */
export const PICTURE_ACCEPT = [...PICTURE_TYPES, '.jfif'].join(',')
/** INV-2: limits of each plan, inclusive, in the customer's own currency. */
export const PLANS = {
  basic: { from: 100, to: 999 },
  gold: { from: 1_000, to: 4_999 },
  platinum: { from: 10_000, to: 50_000 },
} as const
export type PlanId = keyof typeof PLANS
/** Maximum rows of a printed statement: about seventy pages. */
export const STATEMENT_PRINT_LIMIT = 2_000
