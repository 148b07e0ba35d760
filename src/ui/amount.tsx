import type { CSSProperties } from 'react'
import styles from './amount.module.css'

interface AmountProps {
  /** formatted: '-£1,234.50' */
  text: string
  size?: 'large' | 'medium'
}

/** Symbols that the display face does not have. An amount with one is set in the text face as a whole (DATA-4). */
const NOT_IN_DISPLAY_FACE = /[₴₮₪₸₾⃀֏؋৳៛฿]/

/** Money in large figures, on one line: a long amount is set smaller. Fills its container, whose width it measures. */
export function Amount({ text, size = 'medium' }: AmountProps) {
  return (
    <span className={styles.room}>
      <span
        className={`${styles.amount} ${styles[size]}`}
        data-face={NOT_IN_DISPLAY_FACE.test(text) ? 'text' : 'display'}
        style={{ '--letters': text.length } as CSSProperties}
      >
        {text}
      </span>
    </span>
  )
}
