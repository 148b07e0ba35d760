import { Redacted, type SecretKind, type SecretValue } from './redacted.ts'

/**
 * Placeholders in recordings, paths and models: for secrets, and for values that only the running app knows. They are replaced when a
 * step is done (DEMO-7, DEMO-8, FLOW-3).
 */
export const PLACEHOLDERS = {
  /** the password of the customer whose e-mail address is next to it */
  password: '‹password›',
  wrongPassword: '‹wrong password›',
  newPassword: '‹new password›',
  /** a repetition that differs from the new password */
  otherPassword: '‹another password›',
  /** the signed-in customer's one-time code, and a wrong one */
  code: '‹code›',
  wrongCode: '‹wrong code›',
  /** a one-time code that the operator has set */
  newCode: '‹new code›',
  codeMessage: '‹message›',
  /** the token of the newest link in the outbox; older ones are numbered: '‹link 2›' */
  link: '‹link›',
  wrongLink: '‹wrong link›',
  /** a session's access token */
  token: '‹token›',
  /** a file's name in the bank's records */
  fileName: '‹secret›',
  /** the signed-in customer's id and e-mail address */
  userId: '‹user›',
  email: '‹email›',
  /** the ids of the signed-in customer's newest deposit, loan and withdrawal that wait for the bank */
  deposit: '‹deposit›',
  loan: '‹loan›',
  withdrawal: '‹withdrawal›',
} as const

/** What replaces an uploaded file. Its content, name and size are not recorded. */
export interface FilePlaceholder {
  specimen: 'picture' | 'empty' | 'too-large' | 'no-picture'
  type: string
}

/** A machine may have a state named 'specimen', so the type counts, too. */
export function isFilePlaceholder(value: object): value is FilePlaceholder {
  return 'specimen' in value && 'type' in value
}

/** A fake secret for models and samples, which prints as its placeholder. */
export function sampleSecret<Kind extends SecretKind>(kind: Kind, placeholder: string): Redacted<Kind> {
  return new Redacted(kind, placeholder as SecretValue<Kind>, placeholder)
}

export function linkPlaceholder(place: number): string {
  return place === 1 ? PLACEHOLDERS.link : `‹link ${place}›`
}

/** Which link a placeholder means, counted from the newest; null for any other text. */
export function linkPlace(text: string): number | null {
  if (text === PLACEHOLDERS.link) return 1
  const place = /^‹link (\d{1,3})›$/.exec(text)?.[1]
  return place === undefined ? null : Number(place)
}
