import type { KeyboardEvent, PointerEvent } from 'react'
import styles from './desk.module.css'
import { deskCopy } from './desk-copy.ts'
import { HEIGHTS, heightByKey, nearest, ROOM, type SheetHeight } from './sheet.ts'
import { useDeskSize } from './use-desk-size.ts'

interface SheetHandleProps {
  height: SheetHeight
  onHeight: (height: SheetHeight) => void
}

/** The handle that raises and lowers the sheet on a phone, by dragging, arrow keys, Home and End. */
export function SheetHandle({ height, onHeight }: SheetHandleProps) {
  useDeskSize(ROOM[height])

  function drag({ buttons, clientY, currentTarget, pointerId }: PointerEvent<HTMLElement>) {
    if (buttons === 0) return
    currentTarget.setPointerCapture(pointerId)
    const next = nearest(1 - clientY / window.innerHeight)
    if (next !== height) onHeight(next)
  }

  function move(event: KeyboardEvent) {
    const next = heightByKey(event.key, height)
    if (next === null) return
    event.preventDefault()
    onHeight(next)
  }

  return (
    <div
      className={styles.handle}
      role="separator"
      aria-label={deskCopy.resize}
      aria-orientation="horizontal"
      aria-valuenow={HEIGHTS.indexOf(height)}
      aria-valuemin={0}
      aria-valuemax={HEIGHTS.length - 1}
      aria-valuetext={deskCopy.heights[height]}
      tabIndex={0}
      onPointerDown={drag}
      onPointerMove={drag}
      onKeyDown={move}
    />
  )
}
