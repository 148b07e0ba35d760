import { type CSSProperties, useState } from 'react'
import styles from './amount.module.css'

interface AmountProps {
  /** formatted: '−£1,234.50' */
  text: string
  size?: 'large' | 'medium'
}

/** Symbols that the display face does not have. An amount with one is set in the text face as a whole (DATA-4). */
const NOT_IN_DISPLAY_FACE = /[₴₮₪₸₾⃀֏؋৳៛฿]/

/**
 * Money in large figures, on one line: a long amount is set smaller. Fills its container, whose width it measures. When it changes, the
 * old one goes out as the new one comes in.
 */
export function Amount({ text, size = 'medium' }: AmountProps) {
  const [shown, setShown] = useState<{ text: string; before?: string }>({ text })
  if (shown.text !== text) setShown({ text, before: shown.text })
  return (
    <span className={styles.room}>
      <span
        className={`${styles.amount} ${styles[size]}`}
        data-face={NOT_IN_DISPLAY_FACE.test(text) ? 'text' : 'display'}
        data-before={shown.before}
        style={{ '--letters': text.length } as CSSProperties}
      >
        <span key={text}>{text}</span>
      </span>
    </span>
  )
}
