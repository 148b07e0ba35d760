import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { modalMachine } from '#machines/modal/modal.machine.ts'
import styles from './modal-provider.module.css'
import { ModalContext, type PartOf, useModalOf } from './use-modal.ts'

interface ModalProviderProps {
  modal: ActorRefFrom<typeof modalMachine>
  partOf: PartOf
  children: ReactNode
}

/** Lets its children open dialogs. Shows only the topmost open one, and makes the page inert meanwhile. */
export function ModalProvider({ modal: actor, partOf, children }: ModalProviderProps) {
  const { modal, shown } = useModalOf(actor, partOf)
  const isCovered = shown.length > 0
  return (
    <ModalContext value={modal}>
      <div className={styles.page} inert={isCovered} aria-hidden={isCovered}>
        {children}
      </div>
      {shown.map(({ kind, Part, props }) => (
        <Part key={kind} {...props} />
      ))}
    </ModalContext>
  )
}
