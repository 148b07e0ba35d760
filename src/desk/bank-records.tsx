import type { CustomerStanding, DemoOperator } from '#src/demo/demo-contract.ts'
import { Button } from '#src/ui/button.tsx'
import styles from './desk.module.css'
import { deskCopy } from './desk-copy.ts'
import { formatMoney } from './format.ts'

const copy = deskCopy.operator

interface BankRecordsProps {
  standing: CustomerStanding
  operator: DemoOperator
}

/** A customer's KYC record, loans and deposits, with the operator's decisions. */
export function BankRecords({ standing: { user, kyc, loans, deposits }, operator }: BankRecordsProps) {
  const symbol = user.country?.symbol
  return (
    <>
      <section className={styles.block}>
        <p>
          {copy.kyc}: <strong>{kycWords(kyc?.status)}</strong>
        </p>
        <p className={styles.quiet}>{copy.kycHint}</p>
        <div className={styles.group}>
          <Button variant="secondary" onClick={() => void operator.setKyc(user._id, true)}>
            {copy.verify}
          </Button>
          <Button variant="secondary" onClick={() => void operator.setKyc(user._id, false)}>
            {copy.reopen}
          </Button>
          <Button variant="secondary" onClick={() => void operator.setKyc(user._id, null)}>
            {copy.remove}
          </Button>
        </div>
      </section>
      <h3 className={styles.heading}>{copy.loans}</h3>
      <p className={styles.quiet}>{copy.loanHint}</p>
      <ul className={styles.rows}>
        {loans.map(({ _id, amount, status }) => (
          <li key={_id} className={styles.row}>
            <strong>{formatMoney(Number(amount), symbol)}</strong>
            <span>{String(status)}</span>
            <Button
              variant="quiet"
              onClick={() => void operator.setLoan(_id, status === 'Pending' ? 'true' : 'Pending')}
            >
              {status === 'Pending' ? copy.approve : copy.pend}
            </Button>
          </li>
        ))}
      </ul>
      <h3 className={styles.heading}>{copy.deposits}</h3>
      <p className={styles.quiet}>{copy.depositHint}</p>
      <ul className={styles.rows}>
        {deposits.map(({ _id, amount, status }) => (
          <li key={_id} className={styles.row}>
            <strong>{formatMoney(Number(amount), symbol)}</strong>
            <span>{String(status)}</span>
            <Button variant="quiet" onClick={() => void operator.setDeposit(_id, 'true')}>
              {copy.confirm}
            </Button>
            <Button variant="quiet" onClick={() => void operator.setDeposit(_id, 'failed')}>
              {copy.fail}
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}

function kycWords(status: boolean | null | undefined): string {
  if (status === undefined) return copy.kycNone
  return status === true ? copy.kycVerified : copy.kycWaiting
}
