import { useBlocker, useRouter } from '@tanstack/react-router'
import { type ComponentType, createContext, useContext, useEffect, useRef, useState } from 'react'
import { fromPromise } from 'xstate'
import { type ModalKind, type ModalRequest, modalMachine } from '#machines/modal/modal.machine.ts'
import { failure } from '#src/content/failure.ts'
import { own } from '#src/contract/own.ts'
import { clock } from '#src/platform/actors/runtime.ts'
import { useFlow } from '#src/platform/actors/use-flow.ts'
import { addNotice } from '#src/platform/notices.ts'
import { restoreFocus } from '#src/platform/restore-focus.ts'
import { modalRequestIn } from './modal-request.ts'

/** The props of a flow in a dialog. */
export interface ModalProps<Kind extends ModalKind = ModalKind> {
  request: Extract<ModalRequest, { kind: Kind }>
  /** false while another dialog covers this one, which stays mounted with its input */
  isShown: boolean
}

/** The component of each dialog, loaded on demand. */
export type ModalParts = { [Kind in ModalKind]: () => Promise<ComponentType<ModalProps<Kind>>> }

export interface Modal {
  open(request: ModalRequest): void
  close(): void
}

export const ModalContext = createContext<Modal | null>(null)

/** Opens and closes the dialogs of the signed-in area. */
export function useModal(): Modal {
  const modal = useContext(ModalContext)
  if (modal === null) throw new Error('useModal is for the signed-in area')
  return modal
}

export function useModalFlow(parts: ModalParts) {
  const router = useRouter()
  const [loaded] = useState(() => new Map<ModalKind, ComponentType<ModalProps>>())
  const [state, send] = useFlow(
    modalMachine.provide({
      actors: {
        load: fromPromise<void, { kind: ModalKind }>(async ({ input: { kind } }) => {
          const load = own<() => Promise<unknown>>(parts, kind)
          if (load === undefined) throw new Error(`There is no dialog ${kind}`)
          loaded.set(kind, (await clock.track(load())) as ComponentType<ModalProps>)
        }),
      },
      actions: { noteFailure: () => addNotice({ role: 'alert', text: failure.part }) },
    }),
    { input: { asked: modalRequestIn(router.state.location.search) } },
  )
  const opener = useRef<Element | null>(null)
  const [modal] = useState<Modal>(() => ({
    open: (request) => {
      const asking = document.activeElement
      if (asking?.closest('[role=dialog]') === null) opener.current = asking
      send({ type: 'modal.open', request })
    },
    close: () => send({ type: 'modal.close' }),
  }))
  const isCovered = state.context.stack.length > 0
  // Back closes the dialog instead of leaving the page. Any other navigation leaves the page, and closes the dialog with it.
  useBlocker({
    shouldBlockFn: ({ action, current, next }) => {
      const isBack = action === 'BACK' || action === 'FORWARD' || action === 'GO'
      if (isBack) pressEscape()
      else if (current.pathname !== next.pathname) send({ type: 'modal.leave' })
      return isBack
    },
    enableBeforeUnload: false,
    disabled: !isCovered,
  })
  // Removes `open` from the address, so that a reload does not open the dialog again.
  useEffect(() => {
    const { search, pathname } = router.state.location
    if ('open' in search) void router.navigate({ href: pathname, replace: true })
  }, [router])
  // While it was inert the page could not have the focus; return it to the opener.
  useEffect(() => {
    if (!isCovered) return
    return () => restoreFocus(opener.current)
  }, [isCovered])
  const shown = state.context.stack.map((request, index, { length }) => ({
    request,
    Part: loaded.get(request.kind) as ComponentType<ModalProps>,
    isShown: index === length - 1,
  }))
  return { modal, shown }
}

/** Closes the dialog if Esc would, so not while a step runs that must not be interrupted. */
function pressEscape(): void {
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
}
