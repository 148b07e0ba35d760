import { type ComponentProps, useId, useRef } from 'react'
import styles from './amount-field.module.css'
import { Button } from './button.tsx'
import { errorProps, FieldFrame } from './field-frame.tsx'

interface AmountFieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  label: string
  name: string
  /** the currency, formatted: '£' */
  symbol: string
  error?: string | undefined
  /** what the amount is for, then what was read; '' keeps its line, so that nothing moves */
  hint?: string | undefined
  note?: string | undefined
  /** corrects the error */
  wayOut?: { label: string; onUse: () => void } | undefined
}

/** An amount of money in large figures, behind its currency. */
export function AmountField({ label, symbol, error, hint, note, wayOut, ...rest }: AmountFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const words = { error, hint: error === undefined ? hint : undefined, note }
  return (
    <FieldFrame id={id} label={label} className={styles.field} {...words}>
      <div className={styles.control}>
        <span className={styles.symbol} aria-hidden="true">
          {symbol}
        </span>
        <input
          id={id}
          ref={input}
          className={styles.input}
          inputMode="decimal"
          autoComplete="off"
          {...errorProps(id, words)}
          {...rest}
        />
      </div>
      {wayOut === undefined ? null : (
        <Button
          variant="quiet"
          className={styles.wayOut}
          onClick={() => {
            // The button disappears with the error, and the focus would be lost with it.
            input.current?.focus()
            wayOut.onUse()
          }}
        >
          {wayOut.label}
        </Button>
      )}
    </FieldFrame>
  )
}
