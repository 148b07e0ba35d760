import type { ComponentProps } from 'react'
import styles from './button.module.css'
import { onlyOnce } from './first-click.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet'

/** A button's classes, also for links that look like buttons. */
export function buttonClass(variant: ButtonVariant = 'primary', wide = false): string {
  return [styles.button, styles[variant], wide ? styles.wide : ''].join(' ').trim()
}

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant | undefined
  wide?: boolean
}

/** A double click on it submits a form once: where a form has steps, the second click would submit the next one, empty (ERR-3). */
export function Button({ variant = 'primary', wide = false, type = 'button', className, ...rest }: ButtonProps) {
  const classes = `${buttonClass(variant, wide)} ${className ?? ''}`.trim()
  return <button type={type} className={classes} onClick={type === 'submit' ? onlyOnce : undefined} {...rest} />
}
