import { Check } from 'lucide-react'
import { balancesCopy } from '#src/content/customer.ts'
import { firstSteps, firstStepsCopy } from '#src/content/first-steps.ts'
import { labels } from '#src/content/messages.ts'
import { useHasSome, useWithdrawing } from '#src/flows/customer/balances-card.tsx'
import { useCustomer } from '#src/flows/customer/use-customer.tsx'
import { useModal } from '#src/flows/modal/use-modal.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { StatusBadge } from '#src/ui/status-badge.tsx'
import styles from './first-steps.module.css'

type Step = (typeof firstSteps)[number]['id']
/** 'again': done, and possible; 'later': not possible yet; 'unknown': its data are loading */
type StepState = 'unknown' | 'open' | 'waits' | 'done' | 'again' | 'later'

/** What a newcomer does first: three steps, of which the next one has the filled button (OVER-2). */
export function FirstSteps() {
  const { open } = useModal()
  const { hindrance } = useWithdrawing('invest')
  // The step before leads to the identity check, as a withdrawal does.
  const isHeld = hindrance !== null && hindrance !== 'identityFirst'
  const states = useStepStates(isHeld)
  const next = firstSteps.find((step) => states[step.id] === 'open')?.id
  const filled = next ?? firstSteps.find((step) => states[step.id] === 'again')?.id
  const press = {
    deposit: () => open({ kind: 'deposit' }),
    identity: () => open({ kind: 'kyc' }),
    withdraw: () => open({ kind: 'withdrawal', path: 'invest' }),
  }
  return (
    <Card heading={firstStepsCopy.title}>
      <ol className={styles.steps}>
        {firstSteps.map(({ id: step, title, text, action }, index) => {
          const state = states[step]
          const isDone = state === 'done' || state === 'again'
          const mayAct = step === 'deposit' || state === 'open' || state === 'again'
          return (
            <li key={step} className={styles.step} aria-current={step === next ? 'step' : undefined}>
              <StepMark number={index + 1} isDone={isDone} isCurrent={step === next} />
              <div className={styles.words}>
                <h3 className={styles.title}>{title}</h3>
                <p className="hint">{text}</p>
              </div>
              <div className={styles.state}>
                {state === 'waits' ? <StatusBadge tone="waits">{firstStepsCopy.waits}</StatusBadge> : null}
                {isDone ? <StatusBadge tone="done">{firstStepsCopy.done}</StatusBadge> : null}
                {state === 'later' ? (
                  <span className="hint">{isHeld ? balancesCopy[hindrance] : labels.nothingToWithdraw}</span>
                ) : null}
                {mayAct ? (
                  <Button variant={step === filled ? 'primary' : 'secondary'} onClick={press[step]}>
                    {action}
                  </Button>
                ) : null}
              </div>
            </li>
          )
        })}
      </ol>
    </Card>
  )
}

interface StepMarkProps {
  /** from 1 */
  number: number
  isDone: boolean
  isCurrent: boolean
}

/** The number of a step in a circle; a check once it is done. For the eye only: the list says the order. */
function StepMark({ number, isDone, isCurrent }: StepMarkProps) {
  return (
    <span className={styles.mark} data-done={isDone} data-current={isCurrent} aria-hidden="true">
      <span>{number}</span>
      <Check size={16} />
    </span>
  )
}

function useStepStates(isHeld: boolean): Record<Step, StepState> {
  const { deposits, kyc, transfers } = useCustomer(({ context }) => context.answers)
  const hasSome = useHasSome('availableBalance')
  const has = (status: string) => deposits?.deposit.some((deposit) => deposit.status === status)
  const deposit = deposits === undefined ? 'unknown' : has('true') ? 'done' : has('Pending') ? 'waits' : 'open'
  const identity = kyc === undefined ? 'unknown' : kyc === null ? 'open' : kyc.status === true ? 'done' : 'waits'
  // The last step is not done before the others, whatever has been withdrawn.
  const isDone = deposit === 'done' && identity === 'done' && transfers?.transfers.length
  const mayWithdraw = hasSome && !isHeld
  return {
    deposit,
    identity,
    withdraw:
      hasSome === undefined ? 'unknown' : isDone ? (mayWithdraw ? 'again' : 'done') : mayWithdraw ? 'open' : 'later',
  }
}
