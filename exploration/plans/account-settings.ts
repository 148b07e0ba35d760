import { planOf } from '#exploration/plan.ts'
import { accountSettingsMachine } from '#machines/account-settings.machine.ts'
import { ApiError } from '#src/contract/endpoint.ts'
import type { User } from '#src/contract/entities.ts'
import { ACCESS_TOKEN, CODE, PASSWORD, USER } from '#src/dev/placeholders.ts'

const user: User = { _id: USER, firstName: 'Ada', email: 'ada@larkspur.example', city: 'Leeds' }
const TODAY = '2026-03-02'

export const accountSettings = planOf(accountSettingsMachine, {
  starts: { known: { user }, unknown: { user: null } },
  events: {
    'change the city': { type: 'field.change', field: 'city', value: 'Hull' },
    'enter no e-mail': { type: 'field.change', field: 'email', value: 'nobody' },
    save: { type: 'profile.submit', today: TODAY },
    close: { type: 'account-settings.close' },
  },
  watchers: { watchUser: { arrived: { type: 'user.arrive', user } } },
  outcomes: {
    putProfile: {
      saved: { done: { password: PASSWORD, userOtp: CODE, accessToken: ACCESS_TOKEN } },
      'e-mail taken': { error: new ApiError('email-taken') },
      refused: { error: new ApiError('refused') },
    },
  },
  submits: ['putProfile'],
  ends: ['close'],
})
