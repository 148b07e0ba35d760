import type { StateFrom } from 'xstate'
import type { KycEvent, kycMachine } from '#machines/kyc.machine.ts'
import { specimenCopy } from '#src/content/kyc.ts'
import { Button } from '#src/ui/button.tsx'

interface SpecimenButtonProps {
  state: StateFrom<typeof kycMachine>
  send: (event: KycEvent) => void
}

/** Fills in both pictures with a specimen; only in the demo. */
export function SpecimenButton({ state, send }: SpecimenButtonProps) {
  return (
    <>
      <Button
        variant="secondary"
        aria-disabled={state.hasTag('busy')}
        aria-busy={state.matches({ editing: { specimen: 'drawing' } })}
        onClick={() => send({ type: 'specimen.use' })}
      >
        {specimenCopy.use}
      </Button>
      {state.matches({ editing: { specimen: 'failed' } }) ? <p role="alert">{specimenCopy.failed}</p> : null}
    </>
  )
}
