import type { ComponentProps } from 'react'
import styles from './card.module.css'

interface CardProps extends ComponentProps<'section'> {
  /** 'raised' has a shadow, 'tinted' only a background */
  tone?: 'raised' | 'tinted'
}

export function Card({ tone = 'raised', className, ...rest }: CardProps) {
  return <section className={`${styles.card} ${styles[tone]} ${className ?? ''}`.trim()} {...rest} />
}
