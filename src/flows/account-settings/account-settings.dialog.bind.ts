import { assign, fromPromise } from 'xstate'
import { accountSettingsMachine } from '#machines/account-settings/account-settings.machine.ts'
import { createCall } from '#src/api/call.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import type { Profile } from '#src/contract/requests.ts'
import { dayOf } from '#src/platform/dates.ts'
import type { Environment } from '#src/platform/environment.ts'

interface ProfileUpdate {
  customerId: string
  profile: Profile
}

/** Bound to the bank's calls. */
export function bindAccountSettings(environment: Environment) {
  const call = createCall(environment)
  return accountSettingsMachine.provide({
    actors: {
      putProfile: fromPromise<unknown, ProfileUpdate>(({ input: { customerId, profile }, signal }) =>
        call(endpoints.putProfile, { params: { id: customerId }, body: profile, signal }),
      ),
    },
    actions: {
      noteToday: assign(() => ({ today: dayOf(environment.clock.now()) })),
    },
  })
}
