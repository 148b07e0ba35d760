import { useId } from 'react'
import { PAYING_STEP } from '#machines/rules.ts'
import type { PlainUser } from '#src/contract/entities.ts'
import type { DemoOperator } from '#src/demo/demo-contract.ts'
import { ActionButton } from './action-button.tsx'
import styles from './desk.module.css'
import { deskCopy } from './desk-copy.ts'
import { Setting } from './setting.tsx'

const copy = deskCopy.operator

interface CustomerSettingsProps {
  user: PlainUser
  operator: DemoOperator
}

/** The customer's own record, editable by the operator. */
export function CustomerSettings({ user, operator }: CustomerSettingsProps) {
  const { _id, transferStep, userOtp, profit, bonus } = user
  const stepId = useId()
  const set = (fields: Partial<PlainUser>) => void operator.setUser(_id, fields)
  return (
    <>
      <section className={styles.block}>
        <p>
          {copy.step}: <strong>{copy.stepOf(transferStep, PAYING_STEP)}</strong>
        </p>
        <p id={stepId} className={styles.quiet}>
          {stepWords(Number(transferStep))}
        </p>
        <ActionButton
          label={copy.release}
          variant="secondary"
          reason={Number(transferStep) % 2 === 1 ? stepWords(Number(transferStep)) : null}
          reasonId={stepId}
          onPress={() => void operator.releaseStep(_id)}
        />
      </section>
      <Setting
        key={`code ${_id} ${userOtp}`}
        label={copy.code}
        hint={copy.codeHint}
        value={userOtp}
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
          onChange={({ currentTarget }) => set({ newUser: currentTarget.checked })}
        />
        <span>{copy.newUser}</span>
      </label>
      <p className={styles.quiet}>{copy.newUserHint}</p>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={user.investStatus !== 'false'}
          onChange={({ currentTarget }) => set({ investStatus: String(currentTarget.checked) })}
        />
        <span>{copy.investing}</span>
      </label>
      <p className={styles.quiet}>{copy.investingHint}</p>
    </>
  )
}

function stepWords(step: number): string {
  if (step === PAYING_STEP) return copy.stepPaying
  return step % 2 === 1 ? copy.stepOdd : copy.stepEven
}

/** Keeps the type of the amount: a backend may store it as a string. */
function amountLike(before: unknown, entered: string): string | number {
  return typeof before === 'string' ? entered : Number(entered)
}
