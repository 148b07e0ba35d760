import { Button } from '#src/ui/button.tsx'
import own from './demo-tab.module.css'
import { firstClick } from './first-click.ts'

interface CardButtonProps {
  label: string
  /** said after the label, to tell buttons with the same label apart */
  about: string
  onPress: () => void
}

/** A button of a card or a row. The second click of a double click does nothing. */
export function CardButton({ label, about, onPress }: CardButtonProps) {
  return (
    <Button variant="secondary" className={own.action} onClick={firstClick(onPress)}>
      <span>
        {label}
        <span className="visually-hidden"> {about}</span>
      </span>
    </Button>
  )
}
