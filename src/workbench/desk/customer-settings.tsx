import { useId } from 'react'
import { currencyOf } from '#machines/rules/currency.ts'
import { fieldErrorText } from '#src/content/field-errors.ts'
import { type AmountReading, readFigure } from '#src/contract/amount.ts'
import { readCode } from '#src/contract/code.ts'
import type { PlainUser } from '#src/workbench/contract/demo-contract.ts'
import type { CustomerOverview, DeskOperator } from '#src/workbench/contract/desk-demo.ts'
import styles from './desk.module.css'
import { deskCopy } from './desk-copy.ts'
import { Setting } from './setting.tsx'

const copy = deskCopy.bank

interface CustomerSettingsProps {
  overview: CustomerOverview
  operator: DeskOperator
}

/** The customer's own record, editable by the operator. */
export function CustomerSettings({ overview: { user }, operator }: CustomerSettingsProps) {
  const { _id, userOtp } = user
  const read = (text: string) => readFigure(text, currencyOf(user.country?.symbol))
  const whyNot = (text: string) => {
    const { error, at } = read(text)
    return fieldErrorText(error, at) ?? copy.notAmount
  }
  const set = (fields: Partial<PlainUser>) => operator.setUser(_id, fields)
  return (
    <section className={styles.section} aria-labelledby="desk-settings">
      <h3 id="desk-settings" className={styles.heading}>
        {copy.settings}
      </h3>
      <Setting
        key={`code ${_id}`}
        label={copy.code}
        hint={copy.codeHint}
        value={userOtp}
        refusal={copy.notCode}
        onSet={(text) => set({ userOtp: readCode(text) })}
      />
      {(['profit', 'bonus'] as const).map((name) => (
        <Setting
          key={`${name} ${_id}`}
          label={copy[name]}
          hint={copy[`${name}Hint`]}
          value={user[name]}
          refusal={whyNot}
          onSet={(text) => set({ [name]: amountLike(user[name], read(text)) })}
        />
      ))}
      <div className={styles.group}>
        <Toggle
          label={copy.newUser}
          hint={copy.newUserHint}
          isOn={user.newUser === true}
          onTurn={(newUser) => void set({ newUser })}
        />
        <Toggle
          label={copy.investing}
          hint={copy.investingHint}
          isOn={user.investStatus !== 'false'}
          onTurn={(investing) => void set({ investStatus: String(investing) })}
        />
      </div>
    </section>
  )
}

/** Keeps the type of the amount: a backend may store it as a string. The bank refuses NaN. */
function amountLike(before: unknown, { plain = '', amount = Number.NaN }: AmountReading): string | number {
  return typeof before === 'string' ? plain : amount
}

interface ToggleProps {
  label: string
  /** the tooltip and description */
  hint: string
  isOn: boolean
  onTurn: (isOn: boolean) => void
}

/** A setting that is on or off. */
function Toggle({ label, hint, isOn, onTurn }: ToggleProps) {
  const id = useId()
  return (
    <label className={styles.check} title={hint}>
      <input
        type="checkbox"
        checked={isOn}
        aria-describedby={id}
        onChange={({ currentTarget }) => onTurn(currentTarget.checked)}
      />
      <span>{label}</span>
      <span id={id} hidden>
        {hint}
      </span>
    </label>
  )
}
