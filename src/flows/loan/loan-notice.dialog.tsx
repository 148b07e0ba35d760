import { useSelector } from '@xstate/react'
import { latestLoan } from '#machines/loan-notice/loan-notice.machine.ts'
import { toAmount } from '#machines/rules/balances.ts'
import { brand } from '#src/content/brand.ts'
import { loanCopy, loanNoticeCopy, loanNotices } from '#src/content/loan.ts'
import { Loaded } from '#src/flows/customer/loaded.tsx'
import { useCustomer } from '#src/flows/customer/use-customer.tsx'
import { DoneButton, FlowDialog } from '#src/flows/flow-dialog.tsx'
import type { ModalProps } from '#src/flows/modal/modal-provider.tsx'
import { formatDateTime } from '#src/platform/dates.ts'
import { formatMoney } from '#src/platform/money.ts'
import { Button } from '#src/ui/button.tsx'
import { DialogBody, DialogFooter } from '#src/ui/dialog.tsx'
import { Fact } from '#src/ui/fact.tsx'
import { FormStatus } from '#src/ui/form-status.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import styles from './loan-notice.module.css'

/** The status of the latest loan, as a letter from the bank (LOAN-3, LOAN-4). */
export function LoanNotice({ request, flow, isShown }: ModalProps<'loan-notice'>) {
  const state = useSelector(flow, (snapshot) => snapshot)
  const symbol = useCustomer(({ context }) => context.answers.user?.country?.symbol)
  const loan = useCustomer((snapshot) => latestLoan(snapshot, request.before))
  const isUnlisted = useCustomer(({ value }) => value.loans === 'ready') && loan === undefined
  const isNone = isUnlisted && request.before === undefined
  const isApproved = state.matches({ shown: 'approved' })
  const { title, text } = isNone ? noLoan : loanNotices[isApproved ? 'approved' : 'processing']
  const facts = (
    <dl className={styles.facts}>
      <Fact label={loanNoticeCopy.amount}>
        <span className="one-line">
          {loan === undefined ? <Skeleton width="8ch" /> : formatMoney(toAmount(loan.amount), symbol)}
        </span>
      </Fact>
      <Fact label={loanNoticeCopy.applied}>
        <span className="one-line">
          {loan === undefined ? <Skeleton width="12ch" /> : formatDateTime(loan.createdAt)}
        </span>
      </Fact>
    </dl>
  )
  return (
    <FlowDialog title={title} isShown={isShown} flow={flow}>
      <DialogBody>
        <div className={styles.notice}>
          {isUnlisted ? null : (
            <Loaded parts={['user', 'loans']} what={loanCopy.latest} skeleton={facts}>
              {() => facts}
            </Loaded>
          )}
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p className={styles.sender}>{brand.name}</p>
        </div>
      </DialogBody>
      <DialogFooter
        status={state.matches('verifying') ? <FormStatus tone="waits">{careWords}</FormStatus> : <FormStatus />}
      >
        {isApproved || isNone ? null : (
          <Button
            variant="secondary"
            aria-disabled={state.matches('verifying')}
            onClick={() => flow.send({ type: 'loan.verify' })}
          >
            {loanNoticeCopy.verify}
          </Button>
        )}
        <DoneButton flow={flow} />
      </DialogFooter>
    </FlowDialog>
  )
}

const noLoan = { title: loanCopy.latest, text: [loanCopy.empty] }

const { email, phone } = brand.support

const careWords = (
  <p>
    {loanNoticeCopy.ask} <a href={`mailto:${email}`}>{email}</a> {loanNoticeCopy.or}{' '}
    <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>. {loanNoticeCopy.reloads}
  </p>
)
