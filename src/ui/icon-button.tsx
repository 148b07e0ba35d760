import type { ComponentProps } from 'react'
import styles from './icon-button.module.css'

interface IconButtonProps extends ComponentProps<'button'> {
  label: string
}

/** A button that shows an icon alone; its label is spoken and shown on hover. */
export function IconButton({ label, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={`${styles.button} ${className ?? ''}`.trim()}
      {...rest}
    />
  )
}
