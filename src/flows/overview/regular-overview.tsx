import { ArrowDown, ArrowUp } from 'lucide-react'
import { labels } from '#src/content/messages.ts'
import { overviewCopy } from '#src/content/overview.ts'
import { BalancesCard } from '#src/flows/customer/balances-card.tsx'
import { useModal } from '#src/flows/modal/use-modal.ts'
import { Button } from '#src/ui/button.tsx'
import { History } from './history.tsx'

const figures = [
  { label: labels.totalAmount, name: 'totalBalance' },
  { label: labels.loanBalance, name: 'loanBalance' },
  { label: labels.investmentBalance, name: 'investmentBalance' },
] as const

/** The overview for all other customers (OVER-3). */
export function RegularOverview({ mayWithdraw }: { mayWithdraw: boolean }) {
  const { open } = useModal()
  return (
    <>
      <BalancesCard
        figures={figures}
        limit={mayWithdraw ? 'availableBalance' : undefined}
        actions={
          <>
            <Button variant="secondary" onClick={() => open({ kind: 'deposit' })}>
              <ArrowDown aria-hidden="true" size={18} />
              {labels.deposit}
            </Button>
            {mayWithdraw ? (
              <Button variant="secondary" onClick={() => open({ kind: 'withdrawal', path: 'invest' })}>
                <ArrowUp aria-hidden="true" size={18} />
                {labels.withdraw}
              </Button>
            ) : null}
          </>
        }
      />
      <History heading={overviewCopy.history} />
    </>
  )
}
