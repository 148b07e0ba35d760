import styles from './amount.module.css'

interface AmountProps {
  /** formatted: '-£1,234.50' */
  text: string
  size?: 'large' | 'medium'
}

/** Money in large figures. The symbol is smaller and in the text face, because the display face lacks some symbols. */
export function Amount({ text, size = 'medium' }: AmountProps) {
  const [, sign = '', symbol = '', digits = text] = /^(-?)(\D*)(.*)$/.exec(text) ?? []
  return (
    <span className={`${styles.amount} ${styles[size]}`} data-long={text.length > 13}>
      {sign}
      <span className={styles.symbol}>{symbol}</span>
      {digits}
    </span>
  )
}
