import { useSelector } from '@xstate/react'
import { amountIn } from '#machines/rules/currency.ts'
import { PAYING_STEP } from '#machines/rules/rules.ts'
import {
  hindranceOf,
  isAboveBalance,
  isCustomersStep,
  isPaid,
  isUnderWay,
  type WithdrawalDraft,
  type WithdrawalPath,
  withdrawalFacts,
} from '#machines/withdrawal/withdrawal-rules.ts'
import { withdrawalProgressCopy } from '#src/content/customer.ts'
import { methodNames, pathNames } from '#src/content/records.ts'
import type { Transfer } from '#src/contract/entities.ts'
import { useModal } from '#src/flows/modal/use-modal.ts'
import { useRunning } from '#src/flows/use-flow.ts'
import { formatMoney } from '#src/platform/money.ts'
import { Button } from '#src/ui/button.tsx'
import { partState, useCustomer } from './use-customer.tsx'
import styles from './withdrawal-in-progress.module.css'

/** The withdrawal in progress, with a button to continue it. Of two, the one from the page's own balance (WD-9). */
export function WithdrawalInProgress({ path: own }: { path: WithdrawalPath }) {
  const { open } = useModal()
  const { transferStep, isCodeSpent } = useCustomer((snapshot) => withdrawalFacts(own, snapshot))
  const step = transferStep ?? 0
  const session = useRunning('session')
  const transfers = useCustomer(({ context }) => context.answers.transfers?.transfers) ?? NONE
  const path = useSelector(session, ({ context: { drafts } }) =>
    [own, OTHER[own]].find((each) => {
      const draft = drafts[each]
      return draft !== undefined && isUnderWay(draft.isAgreed, step) && !isPaid(draft, each, transfers)
    }),
  )
  const draft = useSelector(session, ({ context: { drafts } }) => (path === undefined ? undefined : drafts[path]))
  const obstacle = useCustomer((snapshot) => {
    if (partState(snapshot, ['user', 'loans', 'kyc', 'transfers']) !== 'ready') return null
    const facts = withdrawalFacts(path ?? own, snapshot)
    const isForeign = draft !== undefined && draft.symbol !== facts.symbol
    const isTooMuch = draft !== undefined && isAboveBalance({ entry: draft.entry, facts })
    return hindranceOf(facts) ?? (isForeign ? 'currency' : isTooMuch ? 'tooMuch' : null)
  })
  const turn = obstacle ?? (!isCustomersStep(step) ? 'care' : isCodeSpent ? 'spent' : 'yours')
  // At the last step, which a payment leaves as it is, only what was entered here tells that a withdrawal is under way.
  const isBegunElsewhere = step > 1 && step < PAYING_STEP
  if (draft === undefined && !isBegunElsewhere) return null
  return (
    <section className={`${styles.row} screen-only`} data-held={turn !== 'yours'} data-live="withdrawal">
      <h2 className={styles.title}>{withdrawalProgressCopy.title(step, PAYING_STEP)}</h2>
      <p className={styles.what}>
        {path === undefined || draft === undefined ? null : <AskedFor draft={draft} path={path} />}
        {withdrawalProgressCopy.turns[turn]}
      </p>
      <Button variant="secondary" onClick={() => open({ kind: 'withdrawal', path: path ?? own, draft })}>
        {withdrawalProgressCopy.continue}
      </Button>
    </section>
  )
}

/** What was entered in this tab. */
function AskedFor({ draft: { method, entry, symbol }, path }: { draft: WithdrawalDraft; path: WithdrawalPath }) {
  const { amount } = amountIn(entry.amount, symbol)
  return (
    <>
      {amount === undefined ? null : <span className="one-line">{formatMoney(amount, symbol)} </span>}
      {method === null ? null : `${withdrawalProgressCopy.by} ${methodNames[method]} `}
      {withdrawalProgressCopy.from} {pathNames[path]}.{' '}
    </>
  )
}

const NONE: readonly Transfer[] = []
const OTHER = { loan: 'invest', invest: 'loan' } as const
