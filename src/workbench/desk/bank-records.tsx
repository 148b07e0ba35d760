import type { CustomerStanding, Demo } from '#src/workbench/demo/demo-contract.ts'
import { ActionButton } from './action-button.tsx'
import { BankRow } from './bank-row.tsx'
import { BankWithdrawals } from './bank-withdrawals.tsx'
import styles from './desk.module.css'
import { deskCopy } from './desk-copy.ts'

const copy = deskCopy.operator

interface BankRecordsProps {
  demo: Demo
  standing: CustomerStanding
}

/** A customer's KYC record, loans, deposits and withdrawals, with the operator's decisions. */
export function BankRecords({ demo, standing }: BankRecordsProps) {
  const { operator } = demo
  const { user, kyc, loans, deposits } = standing
  const symbol = user.country?.symbol
  const papers = kyc === null ? 'none' : kyc.status === true ? 'verified' : 'waiting'
  return (
    <>
      <section className={styles.block}>
        <p>
          {copy.kyc}: <strong>{copy.kycStatuses[papers]}</strong>
        </p>
        <p className={styles.quiet}>{copy.kycHint}</p>
        <div className={styles.group}>
          <ActionButton
            label={copy.verify}
            variant="secondary"
            reason={papers === 'verified' ? copy.already(copy.kycStatuses.verified) : null}
            onPress={() => void operator.setKyc(user._id, true)}
          />
          <ActionButton
            label={copy.reopen}
            variant="secondary"
            reason={papers === 'waiting' ? copy.already(copy.kycStatuses.waiting) : null}
            onPress={() => void operator.setKyc(user._id, false)}
          />
          <ActionButton
            label={copy.remove}
            variant="secondary"
            reason={papers === 'none' ? copy.kycNothing : null}
            onPress={() => void operator.setKyc(user._id, null)}
          />
        </div>
      </section>
      <h3 className={styles.heading}>{copy.loans}</h3>
      <p className={styles.quiet}>{copy.loanHint}</p>
      <ul className={styles.rows}>
        {loans.map(({ _id, amount, status, createdAt }) => (
          <BankRow
            key={_id}
            amount={amount}
            symbol={symbol}
            createdAt={createdAt}
            tone={status === 'Pending' ? 'waits' : 'done'}
            status={status === 'Pending' ? copy.pending : copy.approved}
            actions={[
              { label: copy.approve, isDone: status !== 'Pending', onPress: () => operator.setLoan(_id, 'true') },
              { label: copy.pend, isDone: status === 'Pending', onPress: () => operator.setLoan(_id, 'Pending') },
            ]}
          />
        ))}
      </ul>
      <h3 className={styles.heading}>{copy.deposits}</h3>
      <p className={styles.quiet}>{copy.depositHint}</p>
      <ul className={styles.rows}>
        {deposits.map(({ _id, amount, status, createdAt }) => (
          <BankRow
            key={_id}
            amount={amount}
            symbol={symbol}
            createdAt={createdAt}
            tone={status === 'true' ? 'done' : status === 'failed' ? 'failed' : 'waits'}
            status={status === 'true' ? copy.confirmed : status === 'failed' ? copy.failed : copy.pending}
            actions={[
              { label: copy.confirm, isDone: status === 'true', onPress: () => operator.setDeposit(_id, 'true') },
              { label: copy.fail, isDone: status === 'failed', onPress: () => operator.setDeposit(_id, 'failed') },
            ]}
          />
        ))}
      </ul>
      <BankWithdrawals demo={demo} user={user} />
    </>
  )
}
