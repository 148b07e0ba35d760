import { SPENT_CODE } from '#machines/rules/rules.ts'
import { isRightCode } from '#machines/withdrawal/withdrawal-rules.ts'
import type { Backend } from '#mocks/bank/backend.ts'
import { linkPlaceholder, PLACEHOLDERS } from '#src/contract/placeholders.ts'
import { ANSWERED_SECRETS } from '#src/contract/redact-fields.ts'
import { isEmptySecret, isSameSecret, Redacted } from '#src/contract/redacted.ts'
import { linkValue } from '#src/platform/link-text.ts'
import { storedCode } from '#src/platform/session-storage.ts'
import { type Fields, mapSecrets, redactDeep, type WithoutSecrets } from './map-secrets.ts'

/** The router takes it in capitals, too. */
export const RESET_PATH = '/reset-password/'

export type SecretPlaceholders = ReturnType<typeof createSecretPlaceholders>

/** The placeholders that a story has for secrets and files: whose they are, and whether they were right (DEMO-8). */
export function createSecretPlaceholders(backend: Pick<Backend, 'isPassword' | 'outbox'>) {
  return {
    /** an event as plain JSON */
    ofEvent: <E extends object>(event: E): WithoutSecrets<E> => mapSecrets(event, ofTyped),
    /** any other step as plain JSON; the secrets are those that the contract names */
    ofStep: <T>(step: T): WithoutSecrets<T> => mapSecrets(redactDeep(step, ANSWERED_SECRETS) as T, ofSet),
    /** one secret of an event, beside its other fields */
    ofSecret: ofTyped,
    /** a path without the token of a reset link, wherever in it somebody has put one */
    ofPath: (path: string): string => {
      const [token = ''] = path.toLowerCase().startsWith(RESET_PATH) ? path.slice(RESET_PATH.length).split(/[/?#]/) : []
      if (token !== '') return RESET_PATH + linkOf(new Redacted('token', linkValue(token)))
      return linkTokens(backend).reduce((rest, known) => rest.replaceAll(known, PLACEHOLDERS.wrongLink), path)
    },
  }

  /** For typed values. An empty text is not a secret, and is refused for another reason. */
  function ofTyped(secret: Redacted, beside: Fields): string {
    if (isEmptySecret(secret, { trim: true })) return isEmptySecret(secret) ? '' : ' '
    if (isOf(secret, 'password')) return ofPassword(secret, beside)
    if (isOf(secret, 'token')) return linkOf(secret)
    if (isOf(secret, 'code')) return isRightCode(secret, storedCode()) ? PLACEHOLDERS.code : PLACEHOLDERS.wrongCode
    return secret.shown
  }

  /** The two fields hold the same new password. */
  function ofPassword(password: Redacted<'password'>, beside: Fields): string {
    const [first, second] = Object.values(beside).filter(
      (value) => value instanceof Redacted && isOf(value, 'password'),
    )
    if (first !== undefined && second !== undefined)
      return isSameSecret(first, password) ? PLACEHOLDERS.newPassword : PLACEHOLDERS.otherPassword
    const isRight = backend.isPassword(String(beside.email), password)
    return isRight ? PLACEHOLDERS.password : PLACEHOLDERS.wrongPassword
  }

  function linkOf(token: Redacted<'token'>): string {
    const newestFirst = linkTokens(backend).toReversed()
    const place = newestFirst.findIndex((known) => isSameSecret(new Redacted('token', known), token))
    return place < 0 ? PLACEHOLDERS.wrongLink : linkPlaceholder(place + 1)
  }
}

/** The tokens of the links in the outbox, the newest last. */
export function linkTokens(backend: Pick<Backend, 'outbox'>): string[] {
  return backend.outbox().flatMap(({ link }) => link?.split('/').at(-1) ?? [])
}

/** For values that the bank's operator sets or a fault returns. A spent code is not a secret. */
function ofSet(secret: Redacted): string | number {
  if (!isOf(secret, 'code')) return secret.shown
  return isSameSecret(secret, new Redacted('code', SPENT_CODE)) ? SPENT_CODE : PLACEHOLDERS.newCode
}

function isOf<Kind extends Redacted['kind']>(secret: Redacted, kind: Kind): secret is Redacted<Kind> {
  return secret.kind === kind
}
