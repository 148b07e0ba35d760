import { accountSettingsMachine } from '#machines/account-settings/account-settings.machine.ts'
import { putProfile } from '#src/api/account-settings.ts'
import { announce } from '#src/flows/toast/announce.ts'

/** Bound to the bank's calls. */
export const accountSettings = accountSettingsMachine.provide({
  actors: { putProfile },
  actions: {
    announce: announce(),
  },
})
