import { fromPromise } from 'xstate'
import { endpoints } from '#src/contract/endpoints.ts'
import type { Profile } from '#src/contract/requests.ts'
import { call } from './call.ts'

interface ProfileUpdate {
  customerId: string
  profile: Profile
}

export const putProfile = fromPromise<unknown, ProfileUpdate>(({ input, signal }) =>
  call(endpoints.putProfile, { params: { id: input.customerId }, body: input.profile, signal }),
)
