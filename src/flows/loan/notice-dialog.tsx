import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { loanNoticeMachine, NoticedLoan } from '#machines/loan-notice/loan-notice.machine.ts'
import { toAmount } from '#machines/rules/balances.ts'
import { brand } from '#src/content/brand.ts'
import { loanNoticeCopy, loanNotices } from '#src/content/loan.ts'
import { useSymbol } from '#src/flows/customer/use-customer.tsx'
import { DoneButton, FlowDialog } from '#src/flows/flow-dialog.tsx'
import { formatDateTime } from '#src/platform/dates.ts'
import { formatMoney } from '#src/platform/money.ts'
import { Button } from '#src/ui/button.tsx'
import { DialogBody, DialogFooter } from '#src/ui/dialog.tsx'
import { Fact } from '#src/ui/fact.tsx'
import { FormStatus } from '#src/ui/form-status.tsx'
import styles from './notice-dialog.module.css'

interface NoticeDialogProps {
  notice: ActorRefFrom<typeof loanNoticeMachine>
  loan: NoticedLoan
  isShown: boolean
}

/** A loan's status, as a letter from the bank (LOAN-4). */
export function NoticeDialog({ notice, loan, isShown }: NoticeDialogProps) {
  const state = useSelector(notice, (snapshot) => snapshot)
  const symbol = useSymbol()
  const isApproved = state.matches({ shown: 'approved' })
  const { title, text } = loanNotices[isApproved ? 'approved' : 'processing']
  return (
    <FlowDialog title={title} isShown={isShown} flow={notice}>
      <DialogBody>
        <div className={styles.notice}>
          <dl className={styles.facts}>
            <Fact label={loanNoticeCopy.amount}>
              <span className="one-line">{formatMoney(toAmount(loan.amount), symbol)}</span>
            </Fact>
            <Fact label={loanNoticeCopy.applied}>
              <span className="one-line">{formatDateTime(loan.createdAt)}</span>
            </Fact>
          </dl>
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p className={styles.sender}>{brand.name}</p>
        </div>
      </DialogBody>
      <DialogFooter
        status={state.matches('verifying') ? <FormStatus tone="waits">{careWords}</FormStatus> : <FormStatus />}
      >
        {isApproved ? null : (
          <Button
            variant="secondary"
            aria-disabled={state.matches('verifying')}
            onClick={() => notice.send({ type: 'loan.verify' })}
          >
            {loanNoticeCopy.verify}
          </Button>
        )}
        <DoneButton flow={notice} />
      </DialogFooter>
    </FlowDialog>
  )
}

const { email, phone } = brand.support

const careWords = (
  <p>
    {loanNoticeCopy.ask} <a href={`mailto:${email}`}>{email}</a> {loanNoticeCopy.or}{' '}
    <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>. {loanNoticeCopy.reloads}
  </p>
)
