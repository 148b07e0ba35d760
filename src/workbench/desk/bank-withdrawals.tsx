import { useCallback } from 'react'
import { methodNames } from '#src/content/records.ts'
import { own } from '#src/contract/own.ts'
import type { CustomerStanding, Demo } from '#src/workbench/demo/demo-contract.ts'
import { BankRow } from './bank-row.tsx'
import styles from './desk.module.css'
import { deskCopy } from './desk-copy.ts'
import { useAnswer } from './use-demo.ts'

const copy = deskCopy.operator
/** rows; a customer may have 10,000 */
const SHOWN = 20

interface BankWithdrawalsProps {
  demo: Demo
  user: CustomerStanding['user']
}

/** A customer's newest withdrawals, which the bank approves (DEMO-3). */
export function BankWithdrawals({ demo, user: { _id: customer, country } }: BankWithdrawalsProps) {
  const { operator } = demo
  const record = useAnswer(
    demo,
    useCallback(({ operator }: Demo) => operator.customer(customer), [customer]),
  )
  const transfers = record?.user._id === customer ? record.transfers : []
  const symbol = country?.symbol
  const older = transfers.length - SHOWN
  return (
    <>
      <h3 className={styles.heading}>{copy.withdrawals}</h3>
      <p className={styles.quiet}>{copy.withdrawalHint}</p>
      <ul className={styles.rows}>
        {transfers.slice(0, SHOWN).map(({ _id, amount, status, createdAt, transactiontype }) => (
          <BankRow
            key={_id}
            amount={amount}
            symbol={symbol}
            createdAt={createdAt}
            method={own(methodNames, String(transactiontype))}
            tone={status ? 'done' : 'waits'}
            status={status ? copy.approved : copy.pending}
            actions={[
              { label: copy.approve, isDone: Boolean(status), onPress: () => operator.setTransfer(_id, true) },
              { label: copy.pend, isDone: !status, onPress: () => operator.setTransfer(_id, false) },
            ]}
          />
        ))}
      </ul>
      {older > 0 ? <p className={styles.quiet}>{copy.older(older)}</p> : null}
    </>
  )
}
