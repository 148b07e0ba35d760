import styles from './amount.module.css'

interface AmountProps {
  /** formatted money, sign and symbol in front: '-£1,234.50' */
  text: string
  size?: 'large' | 'medium'
}

/**
 * Money in large figures. The symbol is set smaller in the text face, since the display face lacks some of them;
 * a long amount is set smaller in the same line.
 */
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
