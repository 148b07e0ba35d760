import { useEffect, useState } from 'react'
import { methodNames } from '#src/content/records.ts'
import type { CustomerRecord, CustomerStanding, DemoOperator } from '#src/demo/demo-contract.ts'
import { BankRow } from './bank-row.tsx'
import styles from './desk.module.css'
import { deskCopy } from './desk-copy.ts'

const copy = deskCopy.operator
/** rows; a customer may have 10,000 */
const SHOWN = 20

interface BankWithdrawalsProps {
  /** changes with everything that happens to the customer */
  standing: CustomerStanding
  operator: DemoOperator
}

/** A customer's newest withdrawals, which the bank approves (DEMO-3). */
export function BankWithdrawals({ standing, operator }: BankWithdrawalsProps) {
  const transfers = useTransfers(standing, operator)
  const symbol = standing.user.country?.symbol
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
            method={(methodNames as Record<string, string>)[String(transactiontype)]}
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

function useTransfers(standing: CustomerStanding, operator: DemoOperator): CustomerRecord['transfers'] {
  const [record, setRecord] = useState<CustomerRecord | null>(null)
  useEffect(() => {
    let isGone = false
    void operator.customer(standing.user._id).then((next) => (isGone ? undefined : setRecord(next)))
    return () => {
      isGone = true
    }
  }, [standing, operator])
  return record?.user._id === standing.user._id ? record.transfers : []
}
