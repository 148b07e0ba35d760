import { useSelector } from '@xstate/react'
import type { ComponentProps } from 'react'
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate'
import { modalCopy } from '#src/content/modal.ts'
import { Dialog } from '#src/ui/dialog.tsx'

interface FlowDialogProps extends Pick<ComponentProps<typeof Dialog>, 'title' | 'isShown' | 'size' | 'children'> {
  flow: AnyActorRef
}

/** The dialog of a flow, which is closed by the flow's own event, such as 'kyc.close', where the flow takes it. */
export function FlowDialog({ flow, ...rest }: FlowDialogProps) {
  const close = { type: `${flow.id}.close` }
  const isClosable = useSelector(flow, (state: AnyMachineSnapshot) => state.can(close))
  return <Dialog onClose={() => flow.send(close)} isClosable={isClosable} closeLabel={modalCopy.close} {...rest} />
}
