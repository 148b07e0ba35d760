import { ArrowDown, ArrowUp } from 'lucide-react'
import { balancesCopy } from '#src/content/customer.ts'
import { labels } from '#src/content/messages.ts'
import { overviewCopy } from '#src/content/overview.ts'
import { BalancesCard, useHasSome } from '#src/flows/customer/balances-card.tsx'
import { useModal } from '#src/flows/modal/use-modal.ts'
import { Button } from '#src/ui/button.tsx'
import { History } from './history.tsx'

const toWithdraw = { label: balancesCopy.available, name: 'toWithdraw' } as const
const total = { label: labels.totalAmount, name: 'totalBalance' } as const
const terms = [
  { label: labels.loanBalance, name: 'loanBalance' },
  { label: labels.investmentBalance, name: 'investmentBalance' },
  { label: balancesCopy.profit, name: 'totalProfit' },
] as const

/** The overview for all other customers (OVER-3). */
export function RegularOverview({ mayWithdraw }: { mayWithdraw: boolean }) {
  const { open } = useModal()
  const leadsToWithdraw = useHasSome('availableBalance') !== false && mayWithdraw
  return (
    <>
      <BalancesCard
        lead={mayWithdraw ? toWithdraw : total}
        others={mayWithdraw ? [...terms, total] : terms}
        actions={
          <>
            {mayWithdraw ? (
              <Button
                variant={leadsToWithdraw ? 'primary' : 'secondary'}
                onClick={() => open({ kind: 'withdrawal', path: 'invest' })}
              >
                <ArrowUp aria-hidden="true" size={18} />
                {labels.withdraw}
              </Button>
            ) : null}
            <Button variant={leadsToWithdraw ? 'secondary' : 'primary'} onClick={() => open({ kind: 'deposit' })}>
              <ArrowDown aria-hidden="true" size={18} />
              {labels.deposit}
            </Button>
          </>
        }
      />
      <History heading={overviewCopy.history} />
    </>
  )
}
