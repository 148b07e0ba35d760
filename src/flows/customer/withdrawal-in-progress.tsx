import { useSelector } from '@xstate/react'
import { currencyOf } from '#machines/rules/currency.ts'
import { PAYING_STEP } from '#machines/rules/rules.ts'
import { isOdd, isUnderWay, stepOf, type WithdrawalPath } from '#machines/withdrawal/withdrawal-rules.ts'
import { withdrawalProgressCopy } from '#src/content/customer.ts'
import { methodNames, pathNames } from '#src/content/records.ts'
import { readAmount } from '#src/contract/amount.ts'
import { actor } from '#src/flows/actors.ts'
import { useModal } from '#src/flows/modal/use-modal.ts'
import { shownEnvironment } from '#src/platform/actors/environment.ts'
import { formatMoney } from '#src/platform/money.ts'
import { Button } from '#src/ui/button.tsx'
import { useCustomer } from './use-customer.ts'
import { keptDraft } from './withdrawal-drafts.ts'
import styles from './withdrawal-in-progress.module.css'

/** The withdrawal in progress, with a button to continue it. Of two, the one from the page's own balance (WD-9). */
export function WithdrawalInProgress({ path: own }: { path: WithdrawalPath }) {
  const { open } = useModal()
  const { user } = useCustomer().snapshot.context.answers
  // Dialogs write the drafts, so they are read again whenever one opens or closes.
  useSelector(actor('modal'), (snapshot) => snapshot)
  const step = stepOf(user?.transferStep)
  const { storage } = shownEnvironment()
  const path = [own, OTHER[own]].find((each) => isUnderWay(keptDraft(each, storage)?.since ?? null, step))
  const draft = path === undefined ? null : keptDraft(path, storage)
  if (path === undefined || draft === null) return null
  const { method, entry, symbol } = draft
  const { amount } = readAmount(entry.amount, currencyOf(symbol))
  return (
    <section className={styles.row} data-held={!isOdd(step)} data-live="withdrawal">
      <h2 className={styles.title}>{withdrawalProgressCopy.title(step, PAYING_STEP)}</h2>
      <p className={styles.what}>
        {amount === undefined ? null : <span className="one-line">{formatMoney(amount, symbol)} </span>}
        {method === null ? null : `${withdrawalProgressCopy.by} ${methodNames[method]} `}
        {withdrawalProgressCopy.from} {pathNames[path]}
      </p>
      <Button variant="secondary" onClick={() => open({ kind: 'withdrawal', path, draft })}>
        {withdrawalProgressCopy.continue}
      </Button>
    </section>
  )
}

const OTHER = { loan: 'invest', invest: 'loan' } as const
