import { OLDEST } from '#src/contract/birth.ts'
import { publicErrorTexts } from './public-forms.ts'

/** Texts for the field errors of the machines. */
export const fieldErrorTexts = {
  ...publicErrorTexts,
  'account-exists': 'There is already an account with this e-mail address. Use another one or, if it is yours, log in.',
  'email-taken': 'This e-mail address belongs to another customer. Please use a different one.',
  'passwords-differ': 'The two passwords do not match.',
  'age-unclear': `Please enter the age in whole years, such as 27, and at most ${OLDEST}.`,
  'date-unclear': 'This is not a date. Please enter the day, the month and the year.',
  'day-missing': 'Please choose a day.',
  'period-reversed': 'The end is before the start.',
  'born-later': 'This date is in the future. Please check the year.',
  'born-too-early': 'This date is before 1900. Please check the year.',
  'amount-missing': 'Please enter an amount.',
  'amount-not-whole': 'Please enter a whole amount, such as 1250: your currency has no decimals.',
  'amount-currency': 'Your currency has changed. Please check this amount and enter it in the new one.',
  'amount-not-positive': 'The amount must be more than 0.',
  'amount-too-long': 'The amount is too large. It can have at most 12 digits before the decimal point.',
  'picture-missing': 'Please choose a picture.',
  'picture-empty': 'This file is empty.',
  'picture-unreadable': 'This file was changed, moved or deleted after it was chosen. Please choose it again.',
  'picture-content': 'This file is not a picture. Please choose a PNG, JPEG or WebP file.',
  'picture-heic': 'This is an HEIC picture. Please save it as JPEG, and choose that file.',
  'picture-avif': 'This is an AVIF picture. Please save it as JPEG, and choose that file.',
  'picture-jxl': 'This is a JPEG XL picture. Please save it as JPEG, and choose that file.',
  'picture-gif': 'This is a GIF picture. Please save it as PNG, and choose that file.',
  'picture-bmp': 'This is a BMP picture. Please save it as PNG, and choose that file.',
  'picture-tiff': 'This is a TIFF picture. Please save it as JPEG, and choose that file.',
  'picture-svg': 'This is an SVG drawing. Please save it as PNG, and choose that file.',
  'picture-pdf': 'This is a PDF document. Please take a picture of it, such as a screenshot, and choose that.',
  'picture-size': 'This file is larger than 5 MB. Please choose a smaller picture.',
  'picture-pixels': 'This picture has more than 80 million pixels. Please make it smaller, and choose it again.',
  'picture-broken': 'This picture is incomplete or damaged. Please save it again, and choose that file.',
  'picture-several': 'These are several files. Please choose one picture.',
  'picture-none': 'This is no file. Please save the picture on this device first, and choose it here.',
  'picture-folder': 'This is a folder. Please choose one picture in it.',
} as const

/** Texts that name what is at fault in the field. */
const faultTexts = {
  'amount-unclear': (at: string) => `Please enter the amount in digits, such as 1250 or 1250.50, without ${at}.`,
  'amount-separator': (at: string) =>
    `It is not clear what ${at} separates here. Please enter the amount without it, or with two decimals: 1250 or 1250.50.`,
  'amount-decimals': (at: string) => `Please enter at most two digits after ${at}, as in 1250.50.`,
  'amount-foreign': (at: string) => `Please enter the amount without ${at}. Amounts are in your own currency.`,
  'amount-negative': (at: string) => `The amount must be more than 0, and ${at} makes it negative.`,
} as const

type ErrorText = keyof typeof fieldErrorTexts | keyof typeof faultTexts

/** `at` is what is at fault, for the texts that name it. */
export function fieldErrorText(error: ErrorText | undefined, at = ''): string | undefined {
  if (error === undefined) return undefined
  if (!isFault(error)) return fieldErrorTexts[error]
  return faultTexts[error](at === ' ' ? 'the space' : `‘${at}’`)
}

function isFault(error: ErrorText): error is keyof typeof faultTexts {
  return error in faultTexts
}

/** The texts of every picture picker (DEP-5). */
export const pictureCopy = {
  limit: 'PNG, JPEG or WebP, up to 5 MB.',
  area: 'Drop area',
  drop: 'Drop a picture here, or',
  choose: 'choose a file',
  replace: 'drop or choose another to replace it',
  reading: 'Checking the picture',
  preview: 'Preview of',
  remove: 'Remove',
} as const
