import type { Call, Resolvers } from '#mocks/bank/create-handler.ts'
import type { Database } from '#mocks/bank/database.ts'
import { codeMessage } from '#mocks/bank/outbox.ts'
import { credentialFor, isPassword } from '#mocks/bank/password.ts'
import { endResets, rowsOf, userByEmail, usersByEmail } from '#mocks/bank/queries.ts'
import type { UserRow } from '#mocks/bank/row-schemas.ts'
import { CODE_DIGITS, CODE_MESSAGE, ID_DIGITS } from '#mocks/bank/seed.ts'
import { rowById } from '#mocks/engine/table.ts'
import { birthDateReason } from '#src/contract/birth.ts'
import type { endpoints } from '#src/contract/endpoints.ts'
import type { PlainLoginAnswer } from '#src/contract/entities.ts'
import { isoTime, parseTime } from '#src/platform/clock/clock.ts'

const TOKEN_DIGITS = 48
/** ms of virtual time for which a mailed link is valid (RESET-4) */
const RESET_LIFETIME = 3_600_000
/** ms by which the time zone of Kiritimati is ahead of UTC */
const FARTHEST_ZONE = 14 * 3_600_000

export const authResolvers = {
  login: async ({ database, body, now, refuse }) => {
    // Stores from before IN-3 may hold two customers whose addresses differ by what nobody sees.
    const user = usersByEmail(database, body.email).find(({ _id }) =>
      isPassword(rowById(database.credentials, _id), body.password),
    )
    if (!user) return refuse('wrong-credentials')
    return signIn(database, user, now)
  },

  requestReset: async ({ database, body, now, sendMessage, refuse }) => {
    const user = userByEmail(database, body.email)
    if (!user) return refuse('wrong-credentials')
    const token = database.draw(`reset/${user._id}`).hex(TOKEN_DIGITS)
    await database.insert('resets', { _id: token, userId: user._id, createdAt: isoTime(now), used: false })
    sendMessage({
      to: user.email,
      kind: 'reset',
      text: 'Choose a new password within an hour. The link works only once.',
      link: `/reset-password/${token}`,
    })
    return { message: 'A reset link was sent' }
  },

  register: async ({ database, body, now, sendMessage, refuse, fail }) => {
    if (body.password !== body.confirmpassword) return fail(400, 'The two passwords are not the same')
    if (userByEmail(database, body.email)) return refuse('email-taken')
    const unborn = birthDateReason(body.dob, lastDay(now))
    if (unborn !== undefined) return fail(400, `dob ${unborn}`)
    const { password, confirmpassword: _, ...profile } = body
    const random = database.draw(`user/${body.email}`)
    const _id = random.hex(ID_DIGITS)
    const user = await database.insert('users', {
      _id,
      ...profile,
      profit: 0,
      bonus: 0,
      newUser: true,
      investStatus: 'false',
      transferStep: 1,
      userOtp: random.digits(CODE_DIGITS),
      otpMessage: CODE_MESSAGE,
      createdAt: isoTime(now),
    })
    await database.insert('credentials', credentialFor(_id, password, random))
    sendMessage(codeMessage(user))
    return { _id }
  },

  resetPassword: async (call) => {
    const { database, body, refuse } = call
    if (body.password !== body.confirmpassword || body.password.trim() === '') return refuse('passwords-differ')
    const userId = userOfReset(call)
    if (userId === null) return refuse('token-invalid')
    const credential = credentialFor(userId, body.password, database.draw(`password/${userId}`))
    await database.update('credentials', userId, credential)
    for (const session of rowsOf(database.sessions, userId)) database.remove('sessions', session._id)
    await endResets(database, userId)
    return { message: 'The password was changed' }
  },
} satisfies Partial<Resolvers>

/** Starts a session. The answer is the user, with the token (AUTH-4). */
export async function signIn(database: Database, user: UserRow, now: number): Promise<PlainLoginAnswer> {
  const accessToken = database.draw(`token/${user._id}`).hex(TOKEN_DIGITS)
  // After going back to before a sign-in, the same token is drawn again, and is still valid.
  database.remove('sessions', accessToken)
  await database.insert('sessions', { _id: accessToken, userId: user._id, createdAt: isoTime(now) })
  return { ...user, accessToken }
}

/** The day where it is latest on Earth: people may be ahead of the bank's own time zone. */
export function lastDay(now: number): string {
  return isoTime(now + FARTHEST_ZONE).slice(0, 10)
}

/** null for a token that is unknown, used or expired */
function userOfReset({ database, body, now }: Call<typeof endpoints.resetPassword>): string | null {
  const reset = rowById(database.resets, body.resetToken)
  if (!reset || reset.used || now - (parseTime(reset.createdAt) ?? 0) > RESET_LIFETIME) return null
  return reset.userId
}
