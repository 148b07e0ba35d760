import type { WaitingItem } from '#src/workbench/contract/demo-contract.ts'
import type { DeskDemo } from '#src/workbench/contract/desk-demo.ts'

/** Does the one thing that the bank does about a waiting item (DEMO-3). */
export function decide({ operator }: DeskDemo, { kind, id, persona }: WaitingItem): Promise<void> {
  switch (kind) {
    case 'deposit':
      return operator.setDeposit(id, 'true')
    case 'loan':
      return operator.setLoan(id, 'true')
    case 'transfer':
      return operator.setTransfer(id, true)
    case 'kyc':
      return operator.setKyc(persona, true)
    case 'step':
      return operator.releaseStep(persona)
  }
}
