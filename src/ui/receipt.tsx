import type { ReactNode, Ref } from 'react'
import { Fact } from './fact.tsx'
import styles from './receipt.module.css'
import type { StatusTone } from './status-badge.tsx'

interface ReceiptProps {
  ref?: Ref<HTMLDivElement>
  /** whose receipt it is, which is said on paper */
  issuer: string
  drawing: ReactNode
  /** its label, and the amount, formatted */
  amount: { label: string; text: string }
  tone: StatusTone
  /** how far the money has come: the first step is done, the others once the tone is 'done' */
  steps: { label: string; names: readonly string[] }
  note: string
  /** further facts */
  children: ReactNode
}

/** What was sent, and what happens to it next. */
export function Receipt({ ref, issuer, drawing, amount, tone, steps, note, children }: ReceiptProps) {
  return (
    <>
      <p className={`paper-only ${styles.issuer}`}>{issuer}</p>
      <div ref={ref} className={styles.receipt}>
        <div className={styles.drawing}>{drawing}</div>
        <dl className={styles.facts}>
          <Fact label={amount.label}>
            <span className="one-line">{amount.text}</span>
          </Fact>
          {children}
        </dl>
        <ol className={styles.steps} data-tone={tone} aria-label={steps.label}>
          {steps.names.map((name, index) => (
            <li key={name} aria-current={tone !== 'done' && index === 1 ? 'step' : undefined}>
              {name}
            </li>
          ))}
        </ol>
      </div>
      <p data-live="note">{note}</p>
    </>
  )
}
