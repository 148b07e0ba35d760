import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { labels } from '#src/content/messages.ts'
import { modalCopy } from '#src/content/modal.ts'
import { receiptCopy } from '#src/content/receipt.ts'
import { withdrawalCopy } from '#src/content/withdrawal.ts'
import { clock } from '#src/platform/actors/runtime.ts'
import { formatTime } from '#src/platform/dates.ts'
import { Button } from '#src/ui/button.tsx'
import { DialogBody, DialogFooter } from '#src/ui/dialog.tsx'
import { Fact } from '#src/ui/fact.tsx'
import type { WithdrawalFlow } from './use-withdrawal.ts'
import { WithdrawalSummary } from './withdrawal-summary.tsx'

/** What was withdrawn, and what happens next (WD-8). */
export function WithdrawalReceipt({ flow }: { flow: WithdrawalFlow }) {
  const context = useSelector(flow, (state) => state.context)
  const isClosable = useSelector(flow, (state) => state.can({ type: 'withdrawal.close' }))
  const [sentAt] = useState(() => clock.now())
  return (
    <>
      <DialogBody>
        <WithdrawalSummary context={context} note={withdrawalCopy.receipt}>
          <Fact label={receiptCopy.date}>{formatTime(sentAt)}</Fact>
          <Fact label={receiptCopy.status}>{labels.pending}</Fact>
        </WithdrawalSummary>
      </DialogBody>
      <DialogFooter>
        <Button aria-disabled={!isClosable} onClick={() => flow.send({ type: 'withdrawal.close' })}>
          {modalCopy.done}
        </Button>
      </DialogFooter>
    </>
  )
}
