import { useId } from 'react'
import { Button, type ButtonVariant } from '#src/ui/button.tsx'

interface ActionButtonProps {
  label: string
  /** said after the label, to tell buttons with the same label apart */
  about?: string
  /** why it cannot be used now; null if it can */
  reason: string | null
  /** the element that says the reason already; otherwise the button says it itself, and shows it as its title */
  reasonId?: string
  variant?: ButtonVariant
  onPress: () => void
}

/** A button that is disabled while it cannot be used, and says why. It keeps the focus then. */
export function ActionButton({ label, about, reason, reasonId, variant = 'quiet', onPress }: ActionButtonProps) {
  const own = useId()
  const isOff = reason !== null
  return (
    <>
      <Button
        variant={variant}
        aria-disabled={isOff}
        aria-describedby={isOff ? (reasonId ?? own) : undefined}
        title={reason ?? undefined}
        onClick={() => (isOff ? undefined : onPress())}
      >
        <span>
          {label}
          {about === undefined ? null : <span className="visually-hidden"> {about}</span>}
        </span>
      </Button>
      {isOff && reasonId === undefined ? (
        <span id={own} className="visually-hidden">
          {reason}
        </span>
      ) : null}
    </>
  )
}
