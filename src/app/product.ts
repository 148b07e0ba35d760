import type { RegisteredRouter } from '@tanstack/react-router'
import type { ModalKind } from '#machines/modal/modal-ref.ts'
import { clock } from '#src/platform/actors/app-clock.ts'
import type { Views } from './mount.tsx'
import type { System } from './system.ts'

export type Product = ReturnType<typeof productOf>

/** What a demo build hands to the workbench, apart from the system, because a live build needs nothing of it. */
export function productOf(router: RegisteredRouter, system: System, views: Views) {
  return {
    ...views,
    router,
    system,
    /** Loads the code of every flow and of these dialogs, so that the page can show any moment that has them (DEMO-17). */
    prepare: async (dialogs: readonly ModalKind[]) => {
      const { loadModal } = await clock.track(import('#src/pages/modals.ts'))
      await Promise.all([system.loadLate('app'), system.loadLate('session')])
      await Promise.all(dialogs.map((kind) => loadModal(kind, system.environment)))
    },
    forgetPrefetched: async () => (await clock.track(import('#src/api/customer.ts'))).clearPrefetch(system.environment),
    goTo: (to: string) => router.navigate({ to }),
  }
}
