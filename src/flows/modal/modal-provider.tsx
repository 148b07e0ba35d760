import { useBlocker, useRouter, useSearch } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { modalMachine } from '#machines/modal/modal.machine.ts'
import type { ModalKind, ModalRequest } from '#machines/modal/modal-ref.ts'
import { restoreFocus } from '#src/platform/restore-focus.ts'
import { loadedModal } from './load-modal.ts'
import { openedByAddress } from './modal-request.ts'
import { type Modal, ModalContext } from './use-modal.ts'

type Flows = SnapshotFrom<typeof modalMachine>['children']

/** The props of a dialog, with its running flow. */
export interface ModalProps<Kind extends ModalKind = ModalKind> {
  request: Extract<ModalRequest, { kind: Kind }>
  /** false while another dialog covers this one, which stays mounted with its input */
  isShown: boolean
  flow: NonNullable<Flows[Kind]>
}

interface ModalProviderProps {
  modal: ActorRefFrom<typeof modalMachine>
  /** of the page */
  className: string | undefined
  /** the page */
  children: ReactNode
}

/** Lets a page open dialogs. Shows only the topmost open one, and makes the page inert meanwhile. */
export function ModalProvider({ modal: actor, className, children: page }: ModalProviderProps) {
  const router = useRouter()
  const { send } = actor
  const { context, children } = useSelector(actor, (snapshot) => snapshot)
  const { stack, wanted } = context
  const opener = useRef<Element | null>(null)
  const modal = useMemo<Modal>(
    () => ({
      open: (request) => {
        const asking = document.activeElement
        if (asking?.closest('[role=dialog]') === null) opener.current = asking
        send({ type: 'modal.open', request })
      },
    }),
    [send],
  )
  const isCovered = stack.length > 0
  // Back closes the dialog instead of leaving the page. Any other navigation leaves the page, and closes the dialog with it, also one whose
  // code is still on its way.
  useBlocker({
    shouldBlockFn: ({ action, current, next }) => {
      const isBack = action === 'BACK' || action === 'FORWARD' || action === 'GO'
      if (isBack && isCovered) pressEscape()
      else if (current.pathname !== next.pathname) send({ type: 'modal.leave' })
      return isBack && isCovered
    },
    enableBeforeUnload: false,
    disabled: !isCovered && wanted === null,
  })
  // Opens what the address asks for, and removes it from there, so that a reload does not open the dialog again (DEP-2).
  const { open } = useSearch({ from: '/_signed-in' })
  useEffect(() => {
    if (open === undefined) return
    send({ type: 'modal.open', request: openedByAddress[open] })
    const { pathname, hash } = router.state.location
    void router.navigate({ href: hash === '' ? pathname : `${pathname}#${hash}`, replace: true })
  }, [router, send, open])
  // While it was inert the page could not have the focus; return it to the opener.
  useEffect(() => {
    if (!isCovered) return
    return () => restoreFocus(opener.current)
  }, [isCovered])
  return (
    <ModalContext value={modal}>
      <div className={className} inert={isCovered} aria-hidden={isCovered}>
        {page}
      </div>
      {stack.map((request, index, { length }) => {
        const Part = loadedModal(request.kind)
        const props = { request, flow: children[request.kind], isShown: index === length - 1 }
        return <Part key={request.kind} {...props} />
      })}
    </ModalContext>
  )
}

/** Closes the dialog if Esc would, so not while a step runs that must not be interrupted. */
function pressEscape(): void {
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
}
