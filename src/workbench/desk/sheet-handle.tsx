import { Separator } from '#src/ui/separator.tsx'
import styles from './desk.module.css'
import { deskCopy } from './desk-copy.ts'
import { HEIGHTS, nearestHeight, ROOM, type SheetHeight } from './sheet.ts'
import { useDeskSize } from './use-desk-size.ts'

interface SheetHandleProps {
  height: SheetHeight
  onHeight: (height: SheetHeight) => void
}

/** The handle that raises and lowers the sheet on a phone. */
export function SheetHandle({ height, onHeight }: SheetHandleProps) {
  useDeskSize(ROOM[height])
  return (
    <Separator
      label={deskCopy.resize}
      className={styles.handle}
      orientation="horizontal"
      value={HEIGHTS.indexOf(height)}
      text={deskCopy.heights[height]}
      smallest={0}
      largest={HEIGHTS.length - 1}
      valueAt={({ clientY }) => HEIGHTS.indexOf(nearestHeight(1 - clientY / window.innerHeight))}
      onChange={(next) => onHeight(HEIGHTS[next] ?? height)}
    />
  )
}
