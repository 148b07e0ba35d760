import { useLocation } from '@tanstack/react-router'
import { useCallback, useMemo, useState } from 'react'
import { isListed } from '#machines/rules/sent-amount.ts'
import { transfersBy } from '#machines/withdrawal/withdrawal-rules.ts'
import { labels } from '#src/content/messages.ts'
import { overviewCopy } from '#src/content/overview.ts'
import type { Deposit, Transfer } from '#src/contract/entities.ts'
import { Loaded } from '#src/flows/customer/loaded.tsx'
import { RecordList, recordSkeleton } from '#src/flows/customer/record-list.tsx'
import { depositLine, transferLine } from '#src/flows/customer/record-words.ts'
import { useCustomer, useCustomerRef } from '#src/flows/customer/use-customer.tsx'
import { useModal } from '#src/flows/modal/use-modal.ts'
import { formatTime } from '#src/platform/dates.ts'
import { formatMoney } from '#src/platform/money.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import styles from './history.module.css'

/** The customer's withdrawals and deposits, newest first (OVER-4). */
export function History({ heading }: { heading: string }) {
  const { open } = useModal()
  return (
    <Card className={styles.card} aria-labelledby="history">
      <div className={styles.head}>
        <h2 id="history" className={styles.heading}>
          {heading}
        </h2>
        <Button variant="quiet" className={styles.opener} onClick={() => open({ kind: 'statement' })}>
          {overviewCopy.statement}
        </Button>
      </div>
      <Loaded
        parts={['user', 'deposits', 'transfers']}
        what={heading}
        skeleton={recordSkeleton(6)}
        isEmpty={({ deposits, transfers }) => deposits.deposit.length + transfers.transfers.length === 0}
      >
        {({ user, deposits: { deposit }, transfers: { transfers } }) => (
          <>
            <Outcome symbol={user.country?.symbol} transfers={transfers} />
            <Movements symbol={user.country?.symbol} deposits={deposit} transfers={transfers} />
          </>
        )}
      </Loaded>
    </Card>
  )
}

/** Whether the withdrawal of unknown outcome that led here was made (WD-7). */
function Outcome({ symbol, transfers }: Pick<MovementsProps, 'symbol' | 'transfers'>) {
  const { unsure } = useLocation().state
  const { send } = useCustomerRef()
  const isLooking = useCustomer(({ value }) => value.transfers === 'loading')
  const isMade = unsure !== undefined && isListed(unsure, transfersBy(unsure, transfers))
  const [wasMade, setMade] = useState(isMade)
  if (isMade && !wasMade) setMade(true)
  // What was found and is gone was declined, which its notice says.
  if (unsure === undefined || (wasMade && !isMade)) return null
  const { amount, sentAt } = unsure
  const money = formatMoney(amount, symbol)
  return (
    <p role="status">
      {isLooking
        ? overviewCopy.looking(money)
        : (isMade ? overviewCopy.found : overviewCopy.notFound)(money, formatTime(sentAt))}{' '}
      {isLooking || isMade ? null : (
        <button type="button" className="in-text" onClick={() => send({ type: 'transfers.reload' })}>
          {labels.checkAgain}
        </button>
      )}
    </p>
  )
}

interface MovementsProps {
  symbol: string | null | undefined
  deposits: readonly Deposit[]
  transfers: readonly Transfer[]
}

function Movements({ symbol, deposits, transfers }: MovementsProps) {
  const rows = useMemo(() => [...transfers, ...deposits], [transfers, deposits])
  // One look-up for each visible row: there may be 10,000 deposits.
  const isDeposit = useMemo(() => new Set<Deposit | Transfer>(deposits), [deposits])
  const toLine = useCallback(
    (row: Deposit | Transfer) => (isDeposit.has(row) ? depositLine(row as Deposit) : transferLine(row as Transfer)),
    [isDeposit],
  )
  return <RecordList rows={rows} symbol={symbol} empty={overviewCopy.historyEmpty} toLine={toLine} />
}
