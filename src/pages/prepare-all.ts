import type { ModalKind } from '#machines/modal/modal-ref.ts'
import type { RouteContext } from '#src/flows/actors.ts'
import { loadModal } from './modals.ts'

/** Loads the code of every flow and of these dialogs, so that the page can show any moment that has them (DEMO-17). */
export async function prepareAll(dialogs: readonly ModalKind[], { system }: RouteContext): Promise<void> {
  await Promise.all([system.loadLate('app'), system.loadLate('session')])
  await Promise.all(dialogs.map((kind) => loadModal(kind, system.shown.environment)))
}
