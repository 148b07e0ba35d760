import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { PAYING_STEP } from '#machines/rules.ts'
import type { DeskTools } from '#src/dev/desk-start.ts'
import { session } from '#src/flows/session/session.ts'
import { formatMoney } from '#src/money.ts'
import { Button } from '#src/ui/button.tsx'
import styles from './desk.module.css'
import { deskCopy } from './desk-copy.ts'
import { Setting } from './setting.tsx'
import { useActivity } from './use-activity.ts'

const copy = deskCopy.operator

/** The bank's side of one customer, with what each change will unlock (DEMO-3). */
export function OperatorTab({ tools: { backend, demo } }: { tools: DeskTools }) {
  const signedIn = useSelector(session, ({ context }) => context.customerId)
  const [chosen, choose] = useState<string | null>(null)
  const people = useActivity(backend, () => backend.operator.people())
  const id = people.find(({ userId }) => userId === (chosen ?? signedIn))?.userId
  const standing = useActivity(backend, () => (id === undefined ? null : backend.operator.standing(id)))
  const { operator } = demo
  return (
    <>
      <label className={styles.field}>
        <span>{copy.whom}</span>
        <select value={id ?? ''} onChange={({ currentTarget }) => choose(currentTarget.value)}>
          {id === undefined ? <option value="">{copy.none}</option> : null}
          {people.map(({ userId, name }) => (
            <option key={userId} value={userId}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {standing === null || id === undefined ? null : (
        <>
          <section className={styles.block}>
            <p>
              {copy.step}: <strong>{String(standing.user.transferStep)}</strong>
            </p>
            <p className={styles.quiet}>{stepWords(Number(standing.user.transferStep))}</p>
            <Button variant="secondary" onClick={() => void operator.releaseStep(id)}>
              {copy.release}
            </Button>
          </section>
          <Setting
            key={`code ${id} ${standing.user.userOtp}`}
            label={copy.code}
            hint={copy.codeHint}
            value={standing.user.userOtp}
            onSet={(userOtp) => void operator.setUser(id, { userOtp })}
          />
          <Setting
            key={`profit ${id} ${standing.user.profit}`}
            label={copy.profit}
            hint={copy.profitHint}
            value={standing.user.profit}
            onSet={(profit) => void operator.setUser(id, { profit: amountLike(standing.user.profit, profit) })}
          />
          <Setting
            key={`bonus ${id} ${standing.user.bonus}`}
            label={copy.bonus}
            hint={copy.bonusHint}
            value={standing.user.bonus}
            onSet={(bonus) => void operator.setUser(id, { bonus: amountLike(standing.user.bonus, bonus) })}
          />
          <label className={styles.check}>
            <input
              type="checkbox"
              checked={standing.user.newUser === true}
              onChange={({ currentTarget }) => void operator.setUser(id, { newUser: currentTarget.checked })}
            />
            <span>{copy.newUser}</span>
          </label>
          <p className={styles.quiet}>{copy.newUserHint}</p>
          <label className={styles.check}>
            <input
              type="checkbox"
              checked={standing.user.investStatus !== 'false'}
              onChange={({ currentTarget }) =>
                void operator.setUser(id, { investStatus: String(currentTarget.checked) })
              }
            />
            <span>{copy.investing}</span>
          </label>
          <p className={styles.quiet}>{copy.investingHint}</p>
          <section className={styles.block}>
            <p>
              {copy.kyc}: <strong>{kycWords(standing.kyc?.status)}</strong>
            </p>
            <p className={styles.quiet}>{copy.kycHint}</p>
            <div className={styles.group}>
              <Button variant="secondary" onClick={() => void operator.setKyc(id, true)}>
                {copy.verify}
              </Button>
              <Button variant="secondary" onClick={() => void operator.setKyc(id, false)}>
                {copy.reopen}
              </Button>
              <Button variant="secondary" onClick={() => void operator.setKyc(id, null)}>
                {copy.remove}
              </Button>
            </div>
          </section>
          <h3 className={styles.heading}>{copy.loans}</h3>
          <p className={styles.quiet}>{copy.loanHint}</p>
          <ul className={styles.rows}>
            {standing.loans.map((loan) => (
              <li key={loan._id} className={styles.row}>
                <strong>{formatMoney(Number(loan.amount), standing.user.country?.symbol)}</strong>
                <span>{String(loan.status)}</span>
                <Button
                  variant="quiet"
                  onClick={() => void operator.setLoan(loan._id, loan.status === 'Pending' ? 'true' : 'Pending')}
                >
                  {loan.status === 'Pending' ? copy.approve : copy.pend}
                </Button>
              </li>
            ))}
          </ul>
          <h3 className={styles.heading}>{copy.deposits}</h3>
          <p className={styles.quiet}>{copy.depositHint}</p>
          <ul className={styles.rows}>
            {standing.deposits.map((deposit) => (
              <li key={deposit._id} className={styles.row}>
                <strong>{formatMoney(Number(deposit.amount), standing.user.country?.symbol)}</strong>
                <span>{String(deposit.status)}</span>
                <Button variant="quiet" onClick={() => void operator.setDeposit(deposit._id, 'true')}>
                  {copy.confirm}
                </Button>
                <Button variant="quiet" onClick={() => void operator.setDeposit(deposit._id, 'failed')}>
                  {copy.fail}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

function stepWords(step: number): string {
  if (step === PAYING_STEP) return copy.stepPaying
  return step % 2 === 1 ? copy.stepOdd : copy.stepEven
}

function kycWords(status: boolean | null | undefined): string {
  if (status === undefined) return copy.kycNone
  return status === true ? copy.kycVerified : copy.kycWaiting
}

/** Some backends hold amounts as text; the operator does not change that. */
function amountLike(before: unknown, entered: string): string | number {
  return typeof before === 'string' ? entered : Number(entered)
}
