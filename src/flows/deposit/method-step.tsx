import { Landmark, Wallet } from 'lucide-react'
import { labels } from '#src/content/messages.ts'
import { Choice } from '#src/ui/choice.tsx'
import { DialogBody } from '#src/ui/dialog.tsx'
import type { DepositFlow } from './deposit-flow.ts'

/** The choice of a deposit method (DEP-1). */
export function MethodStep({ send }: { send: DepositFlow['send'] }) {
  return (
    <DialogBody>
      <Choice
        icon={<Landmark aria-hidden="true" size={24} />}
        label={labels.bankTransfer}
        hint={labels.bankTransferHint}
        onClick={() => send({ type: 'method.choose', method: 'bank' })}
      />
      <Choice
        icon={<Wallet aria-hidden="true" size={24} />}
        label={labels.depositByCrypto}
        hint={labels.depositByCryptoHint}
        onClick={() => send({ type: 'method.choose', method: 'wallets' })}
      />
    </DialogBody>
  )
}
