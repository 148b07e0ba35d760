import * as v from 'valibot'
import { cleanText } from './clean-text.ts'
import { plainCharacters } from './plain-characters.ts'

export type BirthDateError = 'date-unclear' | 'born-later' | 'born-too-early'

const FIRST_YEAR = 1900
const LAST_YEAR = 9999
const DAY = /^([0-9]{4}|[1-9][0-9]{4,5})-([0-9]{2})-([0-9]{2})$/
const AGE = /^[0-9]{1,3}$/
/** in years; nobody has become older */
export const OLDEST = 130

/**
 * Why nobody was born on that day (IN-6).
 *
 * @param today the day as the app clock has it: '2026-03-02'. Blank: no day of a four-digit year is in the future
 */
export function birthDateError(text: string, today: string): BirthDateError | undefined {
  const day = cleanBirthDate(text)
  const [, year = Number.NaN, month = 0, date = 0] = DAY.exec(day)?.map(Number) ?? []
  if (year > LAST_YEAR) return 'born-later'
  if (year < FIRST_YEAR) return 'born-too-early'
  if (!(date >= 1 && date <= daysIn(year, month))) return 'date-unclear'
  return today !== '' && day > today ? 'born-later' : undefined
}

/** '１９８４–１２–１０' is '1984-12-10'; what is no date stays as it is. */
export function cleanBirthDate(text: string): string {
  const clean = cleanText(text)
  const day = plainCharacters(clean).replace(/\p{Dash}/gu, '-')
  return DAY.test(day) ? day : clean
}

function daysIn(year: number, month: number): number {
  const isLeapYear = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  return [31, isLeapYear ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0
}

const REASONS = {
  'date-unclear': 'must be a date such as 1984-12-10',
  'born-later': 'must not be in the future',
  'born-too-early': `must not be before ${FIRST_YEAR}`,
} as const satisfies Record<BirthDateError, string>

/** A birth date, or blank. Only `birthDateReason` knows which days are in the future. */
export const birthDateSchema = v.pipe(
  v.string(),
  v.transform(cleanBirthDate),
  v.rawCheck(({ dataset, addIssue }) => {
    const reason = dataset.typed && dataset.value !== '' ? birthDateReason(dataset.value, '') : undefined
    if (reason !== undefined) addIssue({ message: reason })
  }),
)

/** The same in words for the bank's operator and the authors of a backend. */
export function birthDateReason(text: string, today: string): string | undefined {
  const error = birthDateError(text, today)
  return error && REASONS[error]
}

/** '٢٧' and '027' are '27'. */
export function cleanAge(text: string): string {
  const plain = plainCharacters(text)
  return AGE.test(plain) ? String(Number(plain)) : plain
}

/** Whether it is a whole number of years that somebody can have, however unusual (IN-6). */
export function isAge(text: string): boolean {
  const plain = cleanAge(text)
  return AGE.test(plain) && Number(plain) <= OLDEST
}

/** An age in years, or blank. */
export const ageTextSchema = v.pipe(
  v.string(),
  v.transform(cleanAge),
  v.check((age) => age === '' || isAge(age), `must be a whole number of years, at most ${OLDEST}`),
)

export const ageSchema = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((age) => String(age)),
  ageTextSchema,
)

/** The day of birth that a backend stores, some as a time: the same day in every time zone. */
export function storedBirthDay(dob: string): string {
  return dob.replace(/^(\d{4}-\d{2}-\d{2})T.*$/, '$1')
}
