import { type ReactNode, useCallback, useId } from 'react'
import { methodNames } from '#src/content/records.ts'
import { own } from '#src/contract/own.ts'
import { formatMoney } from '#src/platform/money.ts'
import type { CustomerRecord } from '#src/workbench/contract/demo-contract.ts'
import type { CustomerOverview, DeskDemo, DeskOperator } from '#src/workbench/contract/desk-demo.ts'
import { ActionButton } from './action-button.tsx'
import { type Decidable, DecisionRow } from './decision-row.tsx'
import styles from './desk.module.css'
import { deskCopy } from './desk-copy.ts'
import { Fold } from './fold.tsx'
import { useAnswer } from './use-demo.ts'

const copy = deskCopy.bank
/** rows; a customer may have 10,000 */
const SHOWN = 20

interface DecisionsProps {
  demo: DeskDemo
  overview: CustomerOverview
}

/** A customer's records that the bank decides on: those that wait come first, those that are decided are folded (DEMO-3). */
export function Decisions({ demo, overview }: DecisionsProps) {
  const { operator } = demo
  const customer = overview.user._id
  const record = useAnswer(
    demo,
    useCallback(({ operator }: DeskDemo) => operator.customer(customer), [customer]),
  )
  const rows = decidables(overview, record?.transfers ?? [], operator)
  const waiting = rows.filter(({ isWaiting }) => isWaiting)
  const decided = rows.filter(({ isWaiting }) => !isWaiting)
  return (
    <>
      <section className={styles.section} aria-labelledby="desk-decisions">
        <h3 id="desk-decisions" className={styles.heading}>
          {copy.waiting(waiting.length)}
        </h3>
        {waiting.length === 0 ? <p className={styles.quiet}>{copy.nothingWaits}</p> : null}
        <Rows rows={waiting} isFirst />
      </section>
      <Step overview={overview} operator={operator} />
      <IdentityCheck overview={overview} operator={operator} />
      <Fold title={copy.decided(decided.length)}>
        {decided.length === 0 ? <p className={styles.quiet}>{copy.nothingDecided}</p> : null}
        <Rows rows={decided} />
      </Fold>
    </>
  )
}

function Rows({ rows, isFirst = false }: { rows: readonly Decidable[]; isFirst?: boolean }) {
  return (
    <>
      <ul className={styles.ledger}>
        {rows.slice(0, SHOWN).map((row, index) => (
          <DecisionRow key={row.id} of={row} isFirst={isFirst && index === 0} />
        ))}
      </ul>
      {rows.length > SHOWN ? <p className={styles.quiet}>{copy.older(rows.length - SHOWN)}</p> : null}
    </>
  )
}

interface PartProps {
  overview: CustomerOverview
  operator: DeskOperator
}

function Step({ overview: { user, step, lastStep }, operator }: PartProps) {
  const id = useId()
  return (
    <Line label={copy.step} value={copy.stepOf(user.transferStep, lastStep)} note={<p id={id}>{copy.steps[step]}</p>}>
      <ActionButton
        label={copy.release}
        variant="secondary"
        reason={step === 'care' ? null : copy.steps[step]}
        reasonId={id}
        onPress={() => void operator.releaseStep(user._id)}
      />
    </Line>
  )
}

function IdentityCheck({ overview: { user, kyc }, operator }: PartProps) {
  const status = kyc === null ? 'none' : kyc.status === true ? 'verified' : 'waiting'
  const set = (next: boolean | null) => () => void operator.setKyc(user._id, next)
  return (
    <Line label={copy.kyc} value={copy.kycStatuses[status]}>
      {status === 'verified' ? (
        <ActionButton label={copy.reopen} variant="secondary" reason={null} onPress={set(false)} />
      ) : (
        <ActionButton label={copy.verify} variant="secondary" reason={null} onPress={set(true)} />
      )}
      {status === 'none' ? null : <ActionButton label={copy.remove} reason={null} onPress={set(null)} />}
    </Line>
  )
}

interface LineProps {
  label: string
  value: string
  note?: ReactNode
  children: ReactNode
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

/** Everything that the bank decides on, the newest first. */
function decidables(
  { user, loans, deposits }: CustomerOverview,
  transfers: CustomerRecord['transfers'],
  operator: DeskOperator,
): Decidable[] {
  const money = (amount: unknown) => formatMoney(Number(amount), user.country?.symbol)
  const { pending, approved, confirmed, failed } = copy.statuses
  const rows = [
    ...loans.map(({ _id, amount, status, createdAt }): Decidable => {
      const isWaiting = status === 'Pending'
      return {
        id: _id,
        money: money(amount),
        kind: copy.kinds.loan,
        createdAt,
        isWaiting,
        tone: isWaiting ? 'waits' : 'done',
        status: isWaiting ? pending : approved,
        actions: isWaiting
          ? [{ label: copy.approve, onPress: () => operator.setLoan(_id, 'true') }]
          : [{ label: copy.pend, onPress: () => operator.setLoan(_id, 'Pending') }],
      }
    }),
    ...deposits.map(({ _id, amount, status, createdAt }): Decidable => {
      const confirm = { label: copy.confirm, onPress: () => operator.setDeposit(_id, 'true') }
      const fail = { label: copy.fail, onPress: () => operator.setDeposit(_id, 'failed') }
      return {
        id: _id,
        money: money(amount),
        kind: copy.kinds.deposit,
        createdAt,
        isWaiting: status !== 'true' && status !== 'failed',
        tone: status === 'true' ? 'done' : status === 'failed' ? 'failed' : 'waits',
        status: status === 'true' ? confirmed : status === 'failed' ? failed : pending,
        actions: status === 'true' ? [fail] : status === 'failed' ? [confirm] : [confirm, fail],
      }
    }),
    ...transfers.map(({ _id, amount, status, createdAt, transactiontype }): Decidable => {
      const isWaiting = !status
      return {
        id: _id,
        money: money(amount),
        kind: copy.withdrawal(own(methodNames, String(transactiontype)), isWaiting),
        createdAt,
        isWaiting,
        tone: isWaiting ? 'waits' : 'done',
        status: isWaiting ? pending : approved,
        actions: isWaiting
          ? [{ label: copy.approve, onPress: () => operator.setTransfer(_id, true) }]
          : [{ label: copy.pend, onPress: () => operator.setTransfer(_id, false) }],
      }
    }),
  ]
  return rows.toSorted((left, right) => String(right.createdAt).localeCompare(String(left.createdAt)))
}
