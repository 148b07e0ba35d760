import type { Call } from '#mocks/answer.ts'
import type { Replies } from '#mocks/answer-all.ts'
import { codeMessage } from '#mocks/code-message.ts'
import type { Database } from '#mocks/database.ts'
import { credentialFor, isPassword } from '#mocks/password.ts'
import type { UserRow } from '#mocks/rows.ts'
import { CODE_DIGITS, CODE_MESSAGE, ID_DIGITS } from '#mocks/seed.ts'
import { isoTime, parseTime } from '#src/clock.ts'
import type { LoginAnswer } from '#src/contract/entities.ts'

const TOKEN_DIGITS = 48
/** ms of virtual time; from the mail to the last moment at which its link opens (RESET-4) */
const RESET_LIFETIME = 3_600_000

export const authReplies = {
  login: ({ database, body, now, refuse }) => {
    const user = userByEmail(database, body.email)
    if (!user || !isPassword(database.credentials.get(user._id), body.password)) return refuse('wrong-credentials')
    return signIn(database, user, now)
  },

  requestReset: ({ database, body, now, post, refuse }) => {
    const user = userByEmail(database, body.email)
    if (!user) return refuse('wrong-credentials')
    const token = database.draw(`reset/${user._id}`).hex(TOKEN_DIGITS)
    database.resets.insert({ _id: token, userId: user._id, createdAt: isoTime(now), used: false })
    post({
      to: user.email,
      kind: 'reset',
      text: 'Choose a new password within an hour. The link opens once.',
      link: `/reset-password/${token}`,
    })
    return { message: 'A reset link was sent' }
  },

  register: ({ database, body, now, post, refuse, deny }) => {
    if (body.password !== body.confirmpassword) return deny(400, 'The two passwords are not the same')
    if (userByEmail(database, body.email)) return refuse('email-taken')
    const { password, confirmpassword: _, ...profile } = body
    const random = database.draw(`user/${body.email}`)
    const _id = random.hex(ID_DIGITS)
    const user = database.users.insert({
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
    database.credentials.insert(credentialFor(_id, password, random))
    post(codeMessage(user))
    return { _id }
  },

  resetPassword: (call) => {
    const { database, body, refuse } = call
    if (body.password !== body.confirmpassword || body.password === '') return refuse('passwords-differ')
    const userId = takeReset(call)
    if (userId === null) return refuse('token-invalid')
    const credential = credentialFor(userId, body.password, database.draw(`password/${userId}`))
    database.credentials.update(userId, credential)
    for (const session of database.sessions.of(userId)) database.sessions.remove(session._id)
    return { message: 'The password was changed' }
  },
} satisfies Partial<Replies>

/** Issues a token; the answer is the whole user with it (AUTH-4). */
export function signIn(database: Database, user: UserRow, now: number): LoginAnswer {
  const accessToken = database.draw(`token/${user._id}`).hex(TOKEN_DIGITS)
  database.sessions.insert({ _id: accessToken, userId: user._id, createdAt: isoTime(now) })
  return { ...user, accessToken }
}

export function userByEmail(database: Database, email: string): UserRow | undefined {
  const wanted = email.trim().toLowerCase()
  return database.users.all().find((user) => user.email.trim().toLowerCase() === wanted)
}

/** Uses a reset token up; null for one that is unknown, used or expired. */
function takeReset({ database, body, now }: Call<typeof import('#src/contract/endpoints.ts').endpoints.resetPassword>) {
  const reset = database.resets.get(body.resetToken)
  if (!reset || reset.used || now - (parseTime(reset.createdAt) ?? 0) > RESET_LIFETIME) return null
  database.resets.update(reset._id, { used: true })
  return reset.userId
}
