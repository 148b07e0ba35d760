import { type ReactNode, useCallback } from 'react'
import type { CustomerOverview, DeskDemo, DeskOperator } from '#src/workbench/contract/desk-demo.ts'
import { ActionButton } from './action-button.tsx'
import { recordDecidables, waitingDecidable } from './decidable.ts'
import { Decidables } from './decidables.tsx'
import styles from './desk.module.css'
import { deskCopy } from './desk-copy.ts'
import { Fold } from './fold.tsx'
import { useAnswer } from './use-demo.ts'
import { askWhatWaits } from './use-waiting.ts'

const copy = deskCopy.bank
const { actions } = deskCopy.decisions
/** rows; a customer may have 10,000 */
const SHOWN = 20

interface DecisionsProps {
  demo: DeskDemo
  overview: CustomerOverview
}

/** All that waits of a customer, in one list; then what does not, and what is decided, folded (DEMO-3). */
export function Decisions({ demo, overview }: DecisionsProps) {
  const { operator } = demo
  const { user, step, lastStep } = overview
  const customer = user._id
  const record = useAnswer(
    demo,
    useCallback(({ operator }: DeskDemo) => operator.customer(customer), [customer]),
  )
  const rows = recordDecidables({ ...overview, transfers: record?.transfers ?? [] }, operator)
  const ids = [customer, overview.kyc?._id]
  const items = (useAnswer(demo, askWhatWaits) ?? []).filter(({ id }) => ids.includes(id))
  const waiting = [
    ...items.map((item) => waitingDecidable(item, operator)),
    ...rows.filter(({ decided }) => decided === null),
  ]
  const decided = rows.filter(({ decided }) => decided !== null)
  return (
    <>
      <section className={styles.section} aria-labelledby="desk-decisions">
        <h3 id="desk-decisions" className={styles.heading}>
          {copy.waiting(waiting.length)}
        </h3>
        {waiting.length === 0 ? <p className={styles.quiet}>{copy.nothingWaits}</p> : null}
        <Decidables of={waiting} isNext most={SHOWN} />
      </section>
      <Line label={copy.step} value={copy.stepOf(user.transferStep, lastStep)} note={<p>{copy.steps[step]}</p>} />
      <IdentityCheck overview={overview} operator={operator} />
      <Fold title={copy.decided(decided.length)}>
        {decided.length === 0 ? <p className={styles.quiet}>{copy.nothingDecided}</p> : null}
        <Decidables of={decided} most={SHOWN} />
      </Fold>
    </>
  )
}

interface IdentityCheckProps {
  overview: CustomerOverview
  operator: DeskOperator
}

/** What can be done about an identity check that does not wait. */
function IdentityCheck({ overview: { user, kyc }, operator }: IdentityCheckProps) {
  const status = kyc === null ? 'none' : kyc.status === true ? 'verified' : 'waiting'
  const set = (next: boolean | null) => () => void operator.setKyc(user._id, next)
  return (
    <Line label={copy.kyc} value={copy.kycStatuses[status]}>
      {status === 'none' ? <ActionButton label={actions.verify} variant="secondary" onClick={set(true)} /> : null}
      {status === 'verified' ? (
        <>
          <ActionButton label={actions.reopen} variant="secondary" onClick={set(false)} />
          <ActionButton label={actions.remove} onClick={set(null)} />
        </>
      ) : null}
    </Line>
  )
}

interface LineProps {
  label: string
  value: string
  note?: ReactNode
  children?: ReactNode
}

function Line({ label, value, note, children }: LineProps) {
  return (
    <div className={styles.line}>
      <div>
        {label}: <strong>{value}</strong>
        <div className={styles.quiet}>{note}</div>
      </div>
      {children}
    </div>
  )
}
