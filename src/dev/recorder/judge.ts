import type { Backend } from '#mocks/backend.ts'
import { CODE_MESSAGE } from '#mocks/seed.ts'
import { linkPlaceholder, PLACEHOLDERS } from '#src/dev/placeholders.ts'
import { accessToken } from '#src/session-storage.ts'
import { createKnownSecrets, type KnownSecrets } from './known-secrets.ts'
import { linkTokens } from './link-tokens.ts'
import type { Judge } from './mask-doing.ts'
import { storedCode } from './stored-code.ts'

const RESET_PATH = '/reset-password/'

/** What a recording knows of secrets, of those that the bank holds and of those that are typed. */
export interface Secrets extends Judge, Pick<KnownSecrets, 'scrub'> {
  /** learns what the bank holds by now */
  learn(): void
  /** a path without the token that a reset link carries */
  maskPath(path: string): string
}

export function createSecrets(backend: Backend): Secrets {
  const known = createKnownSecrets()
  const linkOf = (token: string) => {
    const place = linkTokens(backend).toReversed().indexOf(token)
    return place < 0 ? PLACEHOLDERS.wrongLink : linkPlaceholder(place + 1)
  }
  return {
    isPassword: backend.isPassword,
    isCode: (typed) => storedCode() !== null && typed.trim() === storedCode(),
    linkOf,
    met: known.add,
    scrub: known.scrub,
    learn: () => {
      known.add(accessToken())
      for (const token of linkTokens(backend)) known.add(token)
      for (const { password } of backend.personas) known.add(password)
      for (const { userId } of backend.operator.people()) {
        const { userOtp, otpMessage } = backend.operator.standing(userId).user
        known.add(userOtp)
        if (otpMessage !== CODE_MESSAGE) known.add(otpMessage)
      }
    },
    maskPath: (path) => {
      if (!path.startsWith(RESET_PATH)) return path
      const [token = ''] = path.slice(RESET_PATH.length).split(/[/?#]/)
      known.add(decodeURIComponent(token))
      return RESET_PATH + linkOf(decodeURIComponent(token))
    },
  }
}
