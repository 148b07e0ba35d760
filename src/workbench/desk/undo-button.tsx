import { Button } from '#src/ui/button.tsx'
import { firstClick } from './first-click.ts'
import { momentsCopy as copy } from './moments-copy.ts'

export function UndoButton({ onUndo }: { onUndo: () => Promise<void> }) {
  return (
    <Button variant="secondary" onClick={firstClick(() => void onUndo())}>
      {copy.undo}
    </Button>
  )
}
