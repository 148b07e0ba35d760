import type { ModalKind } from '#machines/modal/modal-ref.ts'
import { loadBank, loadPage } from './load-page.ts'
import { loadModal } from './modals.ts'

/** Loads the code of every flow and of these dialogs, so that the page can show any moment that has them (DEMO-17). */
export async function prepareAll(dialogs: readonly ModalKind[]): Promise<void> {
  await Promise.all([loadPage('other'), loadBank(), ...dialogs.map(loadModal)])
}
