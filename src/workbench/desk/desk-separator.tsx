import type { KeyboardEvent, PointerEvent } from 'react'
import { deskCopy } from './desk-copy.ts'

interface Values {
  orientation: 'vertical' | 'horizontal'
  value: number
  smallest: number
  largest: number
}

interface DeskSeparatorProps extends Values {
  className: string | undefined
  /** the value in words */
  text?: string
  /** the value that the pointer is at, before it is limited */
  valueAt: (pointer: PointerEvent) => number
  onChange: (value: number) => void
}

/**
 * The edge that resizes the desk, by dragging, arrow keys, Home and End. Ark's Splitter lays out both panels in one element of its
 * own, but beside the desk is the page's body; and it gives the product's share in percent, where the desk has a size.
 */
export function DeskSeparator({ className, text, valueAt, onChange, ...values }: DeskSeparatorProps) {
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
      aria-label={deskCopy.resize}
      aria-orientation={orientation}
      aria-valuenow={value}
      aria-valuemin={smallest}
      aria-valuemax={largest}
      aria-valuetext={text}
      tabIndex={0}
      onPointerDown={drag}
      onPointerMove={drag}
      onKeyDown={move}
    />
  )
}

/** The value that a key asks for. The desk is at the right or at the bottom, so left and up enlarge it. */
export function valueByKey(key: string, { orientation, value, smallest, largest }: Values): number | undefined {
  const [more, less] = [Math.min(largest, value + 1), Math.max(smallest, value - 1)]
  const sideways = orientation === 'vertical' ? { ArrowLeft: more, ArrowRight: less } : {}
  const values: Record<string, number> = { ArrowUp: more, ArrowDown: less, ...sideways, Home: smallest, End: largest }
  return values[key]
}
