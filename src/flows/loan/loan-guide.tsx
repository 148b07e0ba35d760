import { loanGuideCopy, loanGuideSteps, loanTerms } from '#src/content/loan-guide.ts'
import { useCustomer } from '#src/flows/customer/use-customer.tsx'
import { Card } from '#src/ui/card.tsx'
import { Fact } from '#src/ui/fact.tsx'
import { StepMark } from '#src/ui/step-mark.tsx'
import styles from './loan-guide.module.css'

/** How a loan works; marks the step at which the latest loan is (LOAN-1). */
export function LoanGuide() {
  const latest = useCustomer(({ context }) => context.answers.loans?.loan[0])
  const step = latest === undefined ? null : latest.status === 'Pending' ? 'review' : 'withdraw'
  const current = loanGuideSteps.findIndex((each) => each.id === step)
  return (
    <Card heading={loanGuideCopy.title}>
      <ol className={styles.steps}>
        {loanGuideSteps.map(({ id, title, text }, index) => (
          <li key={id} className={styles.step} aria-current={index === current ? 'step' : undefined}>
            <StepMark number={index + 1} isDone={index < current} isCurrent={index === current} />
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </Card>
  )
}

/** What a personal loan costs and how it is paid back. */
export function LoanTerms() {
  return (
    <Card tone="tinted" heading={loanGuideCopy.terms}>
      <dl className={styles.terms}>
        {loanTerms.map(({ label, value }) => (
          <Fact key={label} label={label}>
            {value}
          </Fact>
        ))}
      </dl>
      {loanGuideCopy.termsNote === '' ? null : <p className={`${styles.note} hint`}>{loanGuideCopy.termsNote}</p>}
    </Card>
  )
}
