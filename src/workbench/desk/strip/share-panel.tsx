import { useEffect, useRef } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { deskCopy } from '#src/workbench/desk/desk-copy.ts'
import styles from './strip.module.css'
import { stripCopy as copy } from './strip-copy.ts'

/** A link to copy by hand, where the browser does not let the page copy it (DEMO-13). */
export function SharePanel({ link, onClose }: { link: string; onClose: () => void }) {
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    // The menu that opened the panel first gives the focus back to its own button.
    const frame = requestAnimationFrame(() => panel.current?.querySelector('input')?.select())
    return () => cancelAnimationFrame(frame)
  }, [])
  return (
    <section ref={panel} className={`${styles.panel} ${styles.naming}`} aria-label={copy.link}>
      <Field label={copy.link} name="link" readOnly value={link} hint={deskCopy.copyRefused} />
      <div className={styles.actions}>
        <Button onClick={onClose}>{copy.done}</Button>
      </div>
    </section>
  )
}
