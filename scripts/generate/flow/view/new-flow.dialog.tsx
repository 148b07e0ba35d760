import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { failedStatus } from '#src/content/failed-submit.ts'
import { FlowDialog } from '#src/flows/flow-dialog.tsx'
import { DialogBody, DialogFooter, DialogForm } from '#src/ui/dialog.tsx'
import { FormStatus } from '#src/ui/form-status.tsx'
import { SubmitButton } from '#src/ui/submit-button.tsx'
import { newFlowCopy } from '../content/new-flow.ts'
import type { newFlowMachine } from '../machine/new-flow.machine.ts'

interface NewFlowProps {
  flow: ActorRefFrom<typeof newFlowMachine>
  isShown: boolean
}

export function NewFlow({ flow, isShown }: NewFlowProps) {
  const { send } = flow
  const state = useSelector(flow, (snapshot) => snapshot)
  const { failure } = state.context
  return (
    <FlowDialog title={newFlowCopy.title} isShown={isShown} flow={flow}>
      <DialogForm onSubmit={() => send({ type: 'new-flow.submit' })}>
        <DialogBody>
          <p>{newFlowCopy.lead}</p>
        </DialogBody>
        <DialogFooter
          status={
            failure === null ? (
              <FormStatus tone={state.matches('done') ? 'done' : 'quiet'}>
                {state.matches('submitting') ? newFlowCopy.sending : null}
                {state.matches('done') ? newFlowCopy.done : null}
              </FormStatus>
            ) : failure === 'email-taken' ? (
              <FormStatus tone="failed">{newFlowCopy.refused}</FormStatus>
            ) : (
              <FormStatus {...failedStatus(failure)} />
            )
          }
        >
          <SubmitButton
            label={newFlowCopy.submit}
            busy={state.hasTag('busy')}
            closed={!state.can({ type: 'new-flow.submit' })}
          />
        </DialogFooter>
      </DialogForm>
    </FlowDialog>
  )
}
