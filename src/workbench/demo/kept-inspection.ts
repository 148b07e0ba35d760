import { tabStorage } from '#src/platform/tab-storage.ts'

/** where the tab keeps that the inspector is open, for the page after a reload */
const KEY = 'larkspur.inspector'

export const wasInspecting = () => tabStorage.getItem(KEY) !== null

export function keepInspecting(isOpen: boolean): void {
  if (isOpen) tabStorage.setItem(KEY, 'true')
  else tabStorage.removeItem(KEY)
}
