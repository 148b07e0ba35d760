import { useSelector } from '@xstate/react'
import type { ComponentProps } from 'react'
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate'
import { modalCopy } from '#src/content/modal.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'

interface FlowDialogProps extends Pick<ComponentProps<typeof Dialog>, 'title' | 'isShown' | 'size' | 'children'> {
  flow: AnyActorRef
}

/** The dialog of a flow. */
export function FlowDialog({ flow, ...rest }: FlowDialogProps) {
  const { isClosable, close } = useClosing(flow)
  return <Dialog onClose={close} isClosable={isClosable} closeLabel={modalCopy.close} {...rest} />
}

/** Closes the dialog of a flow that has nothing more to ask. */
export function DoneButton({ flow }: { flow: AnyActorRef }) {
  const { isClosable, close } = useClosing(flow)
  return (
    <Button aria-disabled={!isClosable} onClick={close}>
      {modalCopy.done}
    </Button>
  )
}

/** A flow is closed by its own event, such as 'kyc.close', where it takes it. */
function useClosing(flow: AnyActorRef) {
  const event = { type: `${flow.id}.close` }
  const isClosable = useSelector(flow, (state: AnyMachineSnapshot) => state.can(event))
  return { isClosable, close: () => flow.send(event) }
}
