import { type ComponentProps, useId } from 'react'
import styles from './card.module.css'

interface CardProps extends ComponentProps<'section'> {
  /** 'raised' has a shadow, 'tinted' only a background */
  tone?: 'raised' | 'tinted'
  /** names the card; a card without one is named by its content, if at all */
  heading?: string
}

export function Card({ tone = 'raised', heading, className, children, ...rest }: CardProps) {
  const id = useId()
  return (
    <section
      className={`${styles.card} ${styles[tone]} ${className ?? ''}`.trim()}
      aria-labelledby={heading === undefined ? undefined : id}
      {...rest}
    >
      {heading === undefined ? null : (
        <h2 id={id} className={styles.heading}>
          {heading}
        </h2>
      )}
      {children}
    </section>
  )
}
