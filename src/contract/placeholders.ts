import { Redacted, type SecretKind, type SecretValue } from './redacted.ts'

/**
 * What stands in recordings, in paths and in models for what must not be written down, or what only the running app knows; it is
 * filled in when a step is done (DEMO-7, DEMO-8, FLOW-3).
 */
export const PLACEHOLDERS = {
  /** the password that signs in as who is named beside it */
  password: '‹password›',
  wrongPassword: '‹wrong password›',
  newPassword: '‹new password›',
  /** another than the new one that was typed first */
  otherPassword: '‹another password›',
  /** the one-time code of who is signed in, and one that is not hers */
  code: '‹code›',
  wrongCode: '‹wrong code›',
  /** one that the bank has set */
  newCode: '‹new code›',
  codeMessage: '‹message›',
  /** the token of the newest link in the outbox; of an older one its place is told: '‹link 2›' */
  link: '‹link›',
  wrongLink: '‹wrong link›',
  /** the token of a session */
  token: '‹token›',
  /** how a file is called in the bank's rows */
  fileName: '‹secret›',
  /** the id of who is signed in, and her e-mail address */
  userId: '‹user›',
  email: '‹email›',
  /** the clock's time, in ms */
  now: '‹now›',
} as const

/** What a file was good for; what was in it, how it was called and how long it was is not kept. */
export interface FilePlaceholder {
  specimen: 'picture' | 'empty' | 'too-large' | 'no-picture'
  type: string
}

/** Stands for a secret in plans and in samples, and shows as its placeholder: it is nobody's. */
export function standIn<Kind extends SecretKind>(kind: Kind, placeholder: string): Redacted<Kind> {
  return new Redacted(kind, placeholder as SecretValue<Kind>, placeholder)
}

export function linkPlaceholder(place: number): string {
  return place === 1 ? PLACEHOLDERS.link : `‹link ${place}›`
}

/** The place, from the newest, that a placeholder of a link names; null for anything else. */
export function linkPlace(text: string): number | null {
  if (text === PLACEHOLDERS.link) return 1
  const place = /^‹link (\d{1,3})›$/.exec(text)?.[1]
  return place === undefined ? null : Number(place)
}
