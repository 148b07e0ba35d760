import type { ComponentProps } from 'react'
import styles from './controls.module.css'

type Variant = 'primary' | 'secondary' | 'quiet'

/** The class of a button, for links that look like one. */
export function buttonClass(variant: Variant): string {
  return `${styles.button} ${styles[variant]}`
}

export function Button({
  variant = 'primary',
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { variant?: Variant }) {
  return <button type={type} className={buttonClass(variant)} {...rest} />
}
