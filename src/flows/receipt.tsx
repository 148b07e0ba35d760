import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { brand } from '#src/content/brand.ts'
import { receiptCopy } from '#src/content/products.ts'
import { formatTime } from '#src/platform/dates.ts'
import { watchVisibility } from '#src/platform/watch-visibility.ts'
import { DialogBody, DialogFooter } from '#src/ui/dialog.tsx'
import { Fact, NoFact } from '#src/ui/fact.tsx'
import { StatusBadge, type StatusTone } from '#src/ui/status-badge.tsx'
import { DoneButton } from './flow-dialog.tsx'
import styles from './receipt.module.css'
import type { FlowOf } from './use-flow.ts'

interface ReceiptProps {
  flow: FlowOf<'deposit' | 'withdrawal'>
  drawing: ReactNode
  /** formatted */
  amount: string
  payee: string
  /** undefined if it is not known */
  method: string | undefined
  /** ms since the epoch */
  at: number | null
  /** as the bank has it; undefined until it is loaded */
  reference: string | undefined
  tone: StatusTone
  status: string
  /** how far the money has come: the first step is done, the others once the tone is 'done' */
  steps: { label: string; names: readonly string[] }
  note: string
}

/** What was sent, and what happens to it next, or what the bank has already decided. On paper it says whose receipt it is. */
export function Receipt(props: ReceiptProps) {
  const { flow, drawing, amount, payee, method, at, reference, tone, status, steps, note } = props
  const receipt = useReceiptHold(flow.send)
  return (
    <>
      <DialogBody>
        <p className={`paper-only ${styles.issuer}`}>{brand.name}</p>
        <div ref={receipt} className={styles.receipt}>
          <div className={styles.drawing}>{drawing}</div>
          <dl className={styles.facts}>
            <Fact label={receiptCopy.amount}>
              <span className="one-line">{amount}</span>
            </Fact>
            <Fact label={receiptCopy.payee}>{payee}</Fact>
            {method === undefined ? null : <Fact label={receiptCopy.method}>{method}</Fact>}
            {at === null ? null : <Fact label={receiptCopy.date}>{formatTime(at)}</Fact>}
            <Fact label={receiptCopy.reference}>{reference ?? <NoFact>{receiptCopy.unknown}</NoFact>}</Fact>
            <Fact label={receiptCopy.status}>
              <StatusBadge tone={tone}>{status}</StatusBadge>
            </Fact>
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
      </DialogBody>
      <DialogFooter>
        <DoneButton flow={flow} />
      </DialogFooter>
    </>
  )
}

/**
 * A receipt stays while somebody attends to it: they use the pointer or the keyboard in its dialog or on the desk beside it, or they are in another
 * window. A pointer that only rests there does not count. A story that plays keeps its own time, and a picture of the past has none.
 */
function useReceiptHold(send: (event: { type: 'hold.begin' | 'hold.end' }) => void): RefObject<HTMLDivElement | null> {
  const receipt = useRef<HTMLDivElement>(null)
  const hold = useEffectEvent((isHeld: boolean) => send({ type: isHeld ? 'hold.begin' : 'hold.end' }))
  useEffect(() => {
    const dialog = receipt.current?.closest('[role=dialog]')
    let isHeld = false
    const change = (isNext: boolean) => {
      const isInert = dialog?.closest('[inert]') !== null
      if (isNext === isHeld || isInert || 'tour' in document.documentElement.dataset) return
      isHeld = isNext
      hold(isHeld)
    }
    const attend = ({ target }: Event) =>
      change(target instanceof Element && (dialog?.contains(target) || target.closest('[data-beside]') !== null))
    // Browsers also report a move when the page has changed below a pointer that rests.
    const move = (event: PointerEvent) => (event.movementX === 0 && event.movementY === 0 ? undefined : attend(event))
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('pointermove', move, { signal })
    // Before what is pressed may go away.
    document.addEventListener('keydown', attend, { signal, capture: true })
    document.documentElement.addEventListener('pointerleave', () => change(false), { signal })
    const stopWatching = watchVisibility(change)
    return () => {
      listening.abort()
      stopWatching()
    }
  }, [])
  return receipt
}
