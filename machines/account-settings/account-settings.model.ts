import { newcomer } from '#machines/customer/newcomer.ts'
import { defineModel } from '#machines/model/model.ts'
import { named, placeholder } from '#machines/model/payload-fields.ts'
import { placeholders } from '#machines/model/placeholders.ts'
import { answered, answeredLate, duplicate, signedIn } from '#machines/model/steps.ts'
import { stubCustomer } from '#machines/model/stub-actor.ts'
import { EMPTY_DRAFT, type SignUpDraft } from '#machines/sign-up/sign-up-draft.ts'
import { ApiError } from '#src/contract/endpoint.ts'
import type { User } from '#src/contract/entities.ts'
import { PLACEHOLDERS } from '#src/contract/placeholders.ts'
import type { accountSettingsMachine } from './account-settings.machine.ts'

const user: User = { _id: PLACEHOLDERS.userId, firstName: 'Ada', email: 'ada@larkspur.example', city: 'Leeds' }

export const accountSettingsModel = defineModel<typeof accountSettingsMachine>({
  id: 'account-settings',
  starts: {
    known: {
      input: {},
      beside: { customer: stubCustomer({ user }) },
      inApp: signedIn('ada', '/account-details', { kind: 'account-settings' }),
    },
    unknown: {
      input: {},
      beside: { customer: stubCustomer({}, { user: 'loading' }) },
      inApp: signedIn('ada', '/account-details', { kind: 'account-settings' }, answeredLate('GET users/{id}')),
    },
  },
  payloads: {
    'user.arrive': { user: placeholder(placeholders.user) },
    'fields.change': {
      change: named<Partial<SignUpDraft>>({
        'another city': { city: 'Hull' },
        'another country': { country: newcomer.country },
        'everything new': newcomer,
        'an e-mail without an @': { email: 'nobody' },
        none: EMPTY_DRAFT,
      }),
    },
  },
  moves: {
    'change the city': { type: 'fields.change', change: { city: 'Hull' } },
    'enter no e-mail': { type: 'fields.change', change: { email: 'nobody' } },
    save: { type: 'profile.submit' },
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
})
