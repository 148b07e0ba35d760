import type { Backend } from '#mocks/backend.ts'
import type { ExportedWorld } from '#mocks/exported-world.ts'
import { credentialFor } from '#mocks/password.ts'
import { PERSONA_PASSWORD } from '#mocks/personas.ts'
import type { Row } from '#mocks/rows.ts'
import { CODE_DIGITS, CODE_MESSAGE } from '#mocks/seed.ts'
import type { RecordedRow, RecordingStart } from '#src/dev/demo-contract.ts'
import { type FilePlaceholder, linkPlace, PLACEHOLDERS } from '#src/dev/recorder/placeholders.ts'
import { storedCode } from '#src/dev/recorder/stored-code.ts'
import { createRandom, type Random } from '#src/random.ts'
import { specimenFile } from './specimen-file.ts'

/** Fills the placeholders of one replay. What it makes up comes from the seed: each replay makes up the same. */
export interface Filler {
  world(world: RecordingStart['world']): ExportedWorld
  value<T>(value: T): T
  path(path: string): string
}

export function createFiller(backend: Backend, { world: { seed, seededAt } }: RecordingStart): Filler {
  let drawn = 0
  const draw = (): Random => {
    drawn += 1
    return createRandom(`${seed}/${seededAt}/replay/${drawn}`)
  }
  /** every password that this replay has made up, the newest first */
  const passwords: string[] = [PERSONA_PASSWORD]

  const fillings: Readonly<Record<string, (beside: Fields) => unknown>> = {
    [PLACEHOLDERS.password]: ({ email }) =>
      passwords.find((password) => backend.isPassword(String(email), password)) ?? PERSONA_PASSWORD,
    [PLACEHOLDERS.wrongPassword]: () => `No-${draw().digits(6)}`,
    [PLACEHOLDERS.newPassword]: newPassword,
    [PLACEHOLDERS.otherPassword]: () => `Other-${draw().digits(6)}`,
    [PLACEHOLDERS.code]: () => storedCode() ?? wrongCode(),
    [PLACEHOLDERS.wrongCode]: wrongCode,
    [PLACEHOLDERS.newCode]: () => draw().digits(CODE_DIGITS),
    [PLACEHOLDERS.codeMessage]: () => CODE_MESSAGE,
    [PLACEHOLDERS.token]: () => 'no-token',
    [PLACEHOLDERS.wrongLink]: () => 'no-such-link',
  }

  return {
    world: ({ records, ...rest }) => ({ ...rest, records: withCredentials(records, draw, fillRow) }),
    value: (value) => fill(value) as typeof value,
    path: (path) => path.replace(/‹[^›]*›/g, (placeholder) => String(filled(placeholder, {}))),
  }

  function fill(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(fill)
    if (typeof value !== 'object' || value === null) return value
    if ('specimen' in value) return specimenFile(value as FilePlaceholder)
    // Two passwords that were alike are alike again.
    const alike = new Map<string, unknown>()
    const parts = Object.entries(value).map(([name, part]) => {
      if (typeof part !== 'string') return [name, fill(part)]
      if (!alike.has(part)) alike.set(part, filled(part, value as Fields))
      return [name, alike.get(part)]
    })
    return Object.fromEntries(parts)
  }

  function filled(text: string, beside: Fields): unknown {
    const place = linkPlace(text)
    if (place !== null) return tokenAt(place)
    const filling = Object.hasOwn(fillings, text) ? fillings[text] : undefined
    return filling === undefined ? text : filling(beside)
  }

  function fillRow(row: RecordedRow): Row {
    const { userOtp, otpMessage, ...rest } = row
    return {
      ...rest,
      ...('userOtp' in row ? { userOtp: userOtp === PLACEHOLDERS.code ? draw().digits(CODE_DIGITS) : userOtp } : {}),
      ...('otpMessage' in row
        ? { otpMessage: otpMessage === PLACEHOLDERS.codeMessage ? CODE_MESSAGE : otpMessage }
        : {}),
    } as Row
  }

  function newPassword(): string {
    const password = `New-${draw().hex(8)}`
    passwords.unshift(password)
    return password
  }

  function wrongCode(): string {
    const [first, second] = [draw().digits(CODE_DIGITS), draw().digits(CODE_DIGITS)]
    return first === storedCode() ? second : first
  }

  function tokenAt(place: number): string {
    const links = backend.outbox().flatMap(({ link }) => link?.split('/').at(-1) ?? [])
    const token = links.at(-place)
    if (token === undefined) throw new Error('the outbox has no such link')
    return token
  }
}

type Fields = Readonly<Record<string, unknown>>
type Records = RecordingStart['world']['records']

/** Nobody's password is kept: everybody whose rows differ from the seed has the one that all personas have. */
function withCredentials(
  records: Records,
  draw: () => Random,
  fillRow: (row: RecordedRow) => Row,
): ExportedWorld['records'] {
  const filled = Object.entries(records).map(([name, rows]) => [name, rows.map(fillRow)] as const)
  const users = filled.flatMap(([name, rows]) => (name.startsWith('users/') ? rows : []))
  const credentials = users.map(
    ({ _id }) => [`credentials/${_id}`, [credentialFor(_id, PERSONA_PASSWORD, draw())]] as const,
  )
  return Object.fromEntries([...filled, ...credentials])
}
