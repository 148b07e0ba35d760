import type { ComponentProps } from 'react'
import styles from './icon-button.module.css'

interface IconButtonProps extends ComponentProps<'button'> {
  label: string
}

/** A button with only an icon; its label is its accessible name and tooltip. */
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
