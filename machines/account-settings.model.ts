import { answered, duplicate, neverAnswered, signedIn } from './in-app.ts'
import { planOf } from '#src/kit/model/plan.ts'
import { stillCustomer } from './still-actor.ts'
import { accountSettingsMachine } from './account-settings.machine.ts'
import { ApiError } from '#src/contract/endpoint.ts'
import type { User } from '#src/contract/entities.ts'
import { PLACEHOLDERS } from '#src/contract/placeholders.ts'

const user: User = { _id: PLACEHOLDERS.userId, firstName: 'Ada', email: 'ada@larkspur.example', city: 'Leeds' }
const TODAY = '2026-03-02'

export const accountSettings = planOf(accountSettingsMachine, {
  starts: {
    known: { input: { customerRef: stillCustomer({ user }) }, inApp: signedIn('ada', '/account-details', { kind: 'account-settings' }) },
    unknown: {
      input: { customerRef: stillCustomer({}, { user: 'loading' }) },
      inApp: signedIn('ada', '/account-details', { kind: 'account-settings' }, neverAnswered('GET users/{id}')),
    },
  },
  events: {
    'change the city': { type: 'field.change', field: 'city', value: 'Hull' },
    'enter no e-mail': { type: 'field.change', field: 'email', value: 'nobody' },
    save: { type: 'profile.submit', today: TODAY },
    close: { type: 'account-settings.close' },
  },
  watchers: {
    watchUser: { arrived: { event: { type: 'user.arrive', user }, inApp: 'A load that is held is not answered.' } },
  },
  outcomes: {
    putProfile: {
      saved: { done: { password: PLACEHOLDERS.password, userOtp: PLACEHOLDERS.code, accessToken: PLACEHOLDERS.token } },
      'e-mail taken': { error: new ApiError('email-taken'), inApp: duplicate('PUT users/{id}') },
      refused: { error: new ApiError('refused'), inApp: answered('PUT users/{id}', 500) },
    },
  },
  calls: { putProfile: { calls: ['PUT users/{id}'] } },
  submits: ['putProfile'],
  ends: ['close'],
})
