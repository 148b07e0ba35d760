import { assign, fromPromise } from 'xstate'
import { accountSettingsMachine } from '#machines/account-settings/account-settings.machine.ts'
import { call } from '#src/api/call.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import type { Profile } from '#src/contract/requests.ts'
import { clock } from '#src/platform/actors/runtime.ts'
import { dayOf } from '#src/platform/dates.ts'

interface ProfileUpdate {
  customerId: string
  profile: Profile
}

/** Bound to the bank's calls. */
export const accountSettings = accountSettingsMachine.provide({
  actors: {
    putProfile: fromPromise<unknown, ProfileUpdate>(({ input: { customerId, profile }, signal }) =>
      call(endpoints.putProfile, { params: { id: customerId }, body: profile, signal }),
    ),
  },
  actions: {
    noteToday: assign(() => ({ today: dayOf(clock.now()) })),
  },
})
