import { Button } from './button.tsx'
import { FormStatus } from './form-status.tsx'

interface SpecimenButtonProps {
  label: string
  isBusy: boolean
  isDrawing: boolean
  /** what to do where this browser draws nothing; null while it does */
  failure: string | null
  onUse: () => void
}

/** Fills in pictures with specimens; only in the demo. */
export function SpecimenButton({ label, isBusy, isDrawing, failure, onUse }: SpecimenButtonProps) {
  return (
    <>
      <Button variant="secondary" aria-disabled={isBusy} aria-busy={isDrawing} onClick={onUse}>
        {label}
      </Button>
      <FormStatus tone="failed">{failure}</FormStatus>
    </>
  )
}
