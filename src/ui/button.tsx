import type { ComponentProps } from 'react'
import styles from './button.module.css'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet'

/** A button's classes, also for links that look like buttons. */
export function buttonClass(variant: ButtonVariant = 'primary', wide = false): string {
  return [styles.button, styles[variant], wide ? styles.wide : ''].join(' ').trim()
}

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant
  wide?: boolean
}

export function Button({ variant = 'primary', wide = false, type = 'button', className, ...rest }: ButtonProps) {
  return <button type={type} className={`${buttonClass(variant, wide)} ${className ?? ''}`.trim()} {...rest} />
}
