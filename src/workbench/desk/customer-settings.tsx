import { useId } from 'react'
import { CODE_LIMIT } from '#src/contract/code.ts'
import type { CustomerStanding, DemoOperator, PlainUser } from '#src/workbench/demo/demo-contract.ts'
import { ActionButton } from './action-button.tsx'
import styles from './desk.module.css'
import { Setting } from './setting.tsx'

const copy = {
  step: 'Withdrawal step',
  release: 'Release the next step',
  stepOdd: 'The customer can continue with their code.',
  stepEven: 'The customer has to wait for customer care. Release the next step to let them continue.',
  stepPaying: 'The last step: the correct code pays out the withdrawal.',
  stepOf: (step: unknown, of: number) => `${step} of ${of}`,
  code: 'One-time code',
  codeHint: '1 to 12 digits. A new code also appears in the outbox.',
  profit: 'Profit',
  profitHint: 'If it is 0, the overview has no Withdraw button.',
  bonus: 'Bonus',
  bonusHint: 'Part of the investment balance.',
  newUser: 'New customer',
  newUserHint: 'New customers see the account dashboard with four tiles.',
  investing: 'Investing',
  investingHint: 'On: the invest page shows charts. Off: it shows plans.',
}
const STEPS = { code: copy.stepOdd, care: copy.stepEven, paying: copy.stepPaying }

interface CustomerSettingsProps {
  standing: CustomerStanding
  operator: DemoOperator
}

/** The customer's own record, editable by the operator. */
export function CustomerSettings({ standing: { user, step, lastStep }, operator }: CustomerSettingsProps) {
  const { _id, transferStep, userOtp, profit, bonus } = user
  const stepId = useId()
  const set = (fields: Partial<PlainUser>) => operator.setUser(_id, fields)
  return (
    <>
      <section className={styles.block}>
        <p>
          {copy.step}: <strong>{copy.stepOf(transferStep, lastStep)}</strong>
        </p>
        <p id={stepId} className={styles.quiet}>
          {STEPS[step]}
        </p>
        <ActionButton
          label={copy.release}
          variant="secondary"
          reason={step === 'care' ? null : STEPS[step]}
          reasonId={stepId}
          onPress={() => void operator.releaseStep(_id)}
        />
      </section>
      <Setting
        key={`code ${_id} ${userOtp}`}
        label={copy.code}
        hint={copy.codeHint}
        value={userOtp}
        pattern={`[0-9]{1,${CODE_LIMIT}}`}
        onSet={(text) => set({ userOtp: text })}
      />
      <Setting
        key={`profit ${_id} ${profit}`}
        label={copy.profit}
        hint={copy.profitHint}
        value={profit}
        onSet={(text) => set({ profit: amountLike(profit, text) })}
      />
      <Setting
        key={`bonus ${_id} ${bonus}`}
        label={copy.bonus}
        hint={copy.bonusHint}
        value={bonus}
        onSet={(text) => set({ bonus: amountLike(bonus, text) })}
      />
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={user.newUser === true}
          onChange={({ currentTarget }) => void set({ newUser: currentTarget.checked })}
        />
        <span>{copy.newUser}</span>
      </label>
      <p className={styles.quiet}>{copy.newUserHint}</p>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={user.investStatus !== 'false'}
          onChange={({ currentTarget }) => void set({ investStatus: String(currentTarget.checked) })}
        />
        <span>{copy.investing}</span>
      </label>
      <p className={styles.quiet}>{copy.investingHint}</p>
    </>
  )
}

/** Keeps the type of the amount: a backend may store it as a string. */
function amountLike(before: unknown, entered: string): string | number {
  return typeof before === 'string' ? entered : Number(entered.trim() === '' ? Number.NaN : entered)
}
