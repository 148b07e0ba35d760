import type { KeyboardEvent, PointerEvent } from 'react'

/** px for an arrow key */
const STEP = 16

interface Values {
  orientation: 'vertical' | 'horizontal'
  value: number
  smallest: number
  largest: number
  /** true if it resizes the area to its left, false for the area to its right or below it */
  isBefore: boolean
}

interface SeparatorProps extends Values {
  className: string | undefined
  label: string
  /** the value that the pointer is at, before it is limited */
  valueAt: (pointer: PointerEvent<HTMLElement>) => number
  onChange: (value: number) => void
}

/**
 * An edge that resizes the area beside it, by dragging, arrow keys, Home and End. Ark's Splitter adds a style element while it is dragged,
 * which the page's policy blocks (@zag-js/splitter 1.43).
 */
export function Separator({ className, label, valueAt, onChange, ...values }: SeparatorProps) {
  const { orientation, value, smallest, largest } = values

  function drag(event: PointerEvent<HTMLElement>) {
    if (event.buttons === 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    onChange(Math.min(largest, Math.max(smallest, valueAt(event))))
  }

  function move(event: KeyboardEvent) {
    const next = valueByKey(event.key, values)
    if (next === undefined) return
    event.preventDefault()
    onChange(next)
  }

  return (
    <div
      className={className}
      role="separator"
      aria-label={label}
      aria-orientation={orientation}
      aria-valuenow={value}
      aria-valuemin={smallest}
      aria-valuemax={largest}
      tabIndex={0}
      onPointerDown={drag}
      onPointerMove={drag}
      onKeyDown={move}
    />
  )
}

/** The value after a key press. The up arrow enlarges the area. The left arrow enlarges an area to the right, the right arrow one to the left. */
export function valueByKey(
  key: string,
  { orientation, value, smallest, largest, isBefore }: Values,
): number | undefined {
  const [more, less] = [Math.min(largest, value + STEP), Math.max(smallest, value - STEP)]
  const [left, right] = isBefore ? [less, more] : [more, less]
  const sideways = orientation === 'vertical' ? { ArrowLeft: left, ArrowRight: right } : {}
  const values: Record<string, number> = { ArrowUp: more, ArrowDown: less, ...sideways, Home: smallest, End: largest }
  return values[key]
}
