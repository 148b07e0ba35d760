import type { SnapshotFrom } from 'xstate'
import type { depositMachine } from '#machines/deposit/deposit.machine.ts'
import type { ModalProps } from '#src/flows/modal/use-modal.ts'

export type DepositFlow = ModalProps<'deposit'>['flow']
export type DepositState = SnapshotFrom<typeof depositMachine>
