import type { ComponentProps } from 'react'
import styles from './button.module.css'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet'

/** A button's classes, also for links that look like buttons. */
export function buttonClass(variant: ButtonVariant = 'primary', wide = false): string {
  return [styles.button, styles[variant], wide ? styles.wide : '', 'screen-only'].join(' ')
}

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant | undefined
  wide?: boolean
}

export function Button({ variant = 'primary', wide = false, type = 'button', className, ...rest }: ButtonProps) {
  const classes = `${buttonClass(variant, wide)} ${className ?? ''}`.trim()
  return <button type={type} className={classes} {...rest} />
}
