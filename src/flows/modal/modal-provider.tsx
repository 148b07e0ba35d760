import type { ReactNode } from 'react'
import styles from './modal-provider.module.css'
import { ModalContext, type ModalParts, useModalFlow } from './use-modal.ts'

/** Lets its children open dialogs. Shows only the topmost open one, and makes the page inert meanwhile. */
export function ModalProvider({ parts, children }: { parts: ModalParts; children: ReactNode }) {
  const { modal, shown } = useModalFlow(parts)
  const isCovered = shown.length > 0
  return (
    <ModalContext value={modal}>
      <div className={styles.page} inert={isCovered} aria-hidden={isCovered}>
        {children}
      </div>
      {shown.map(({ request, Part, isShown }) => (
        <Part key={request.kind} request={request} isShown={isShown} />
      ))}
    </ModalContext>
  )
}
