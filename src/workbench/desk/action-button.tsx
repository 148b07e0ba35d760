import type { ComponentProps } from 'react'
import { Button } from '#src/ui/button.tsx'

interface ActionButtonProps extends ComponentProps<typeof Button> {
  label: string
  /** said after the label, to tell buttons with the same label apart */
  about?: string
}

/** A button of which there are several with the same label. */
export function ActionButton({ label, about, variant = 'quiet', ...rest }: ActionButtonProps) {
  return (
    <Button variant={variant} {...rest}>
      <span>
        {label}
        {about === undefined ? null : <span className="visually-hidden"> {about}</span>}
      </span>
    </Button>
  )
}
