import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { StatusBadge } from '#src/ui/status-badge.tsx'
import { ActionButton } from './action-button.tsx'
import type { Action, Decidable } from './decidable.ts'
import styles from './desk.module.css'
import { deskCopy } from './desk-copy.ts'
import { ReasonForm } from './reason-form.tsx'

interface DecidablesProps {
  of: readonly Decidable[]
  /** whether the first one is what the bank does next */
  isNext?: boolean
  /** how many are shown */
  most?: number
}

/** What the bank decides on, in columns, each with what it can do about it. */
export function Decidables({ of, isNext = false, most = of.length }: DecidablesProps) {
  return (
    <>
      <ul className={styles.ledger}>
        {of.slice(0, most).map((row, index) => (
          <Row key={row.key} of={row} isNext={isNext && index === 0} />
        ))}
      </ul>
      {of.length > most ? <p className={styles.quiet}>{deskCopy.decisions.older(of.length - most)}</p> : null}
    </>
  )
}

function Row({ of: { amount, about, title, subject, decided, actions }, isNext }: { of: Decidable; isNext: boolean }) {
  const [asking, setAsking] = useState<Required<Action> | null>(null)
  const opener = useRef<Element | null>(null)
  return (
    <li title={title}>
      <span className={styles.what}>
        <strong>{amount}</strong>
        <span className={styles.kind}>
          <span>{about}</span>
          {decided === null ? null : <StatusBadge tone={decided.tone}>{decided.text}</StatusBadge>}
        </span>
      </span>
      <span className={styles.actions} hidden={asking !== null}>
        {actions.map((action, index) => (
          <ActionButton
            key={action.label}
            label={action.label}
            about={subject}
            variant={index > 0 ? 'quiet' : isNext ? 'primary' : 'secondary'}
            onClick={() => {
              const { reasons } = action
              if (reasons === undefined) return void action.run('')
              opener.current = document.activeElement
              setAsking({ ...action, reasons })
            }}
          />
        ))}
      </span>
      {asking === null ? null : (
        <ReasonForm
          action={asking}
          subject={subject}
          onClose={() => {
            flushSync(() => setAsking(null))
            if (opener.current instanceof HTMLElement) opener.current.focus()
          }}
        />
      )}
    </li>
  )
}
