import { createContext, useContext } from 'react'
import type { ModalRequest } from '#machines/modal/modal-ref.ts'

export interface Modal {
  open(request: ModalRequest): void
}

/** Beside the provider, which loads the dialogs: an edit of one would make another context (DEMO-18). */
export const ModalContext = createContext<Modal | null>(null)

/** Opens the dialogs of the signed-in area. */
export function useModal(): Modal {
  const modal = useContext(ModalContext)
  if (modal === null) throw new Error('useModal is for the signed-in area')
  return modal
}
