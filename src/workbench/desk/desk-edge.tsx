import type { KeyboardEvent, PointerEvent } from 'react'
import styles from './desk.module.css'
import { deskCopy } from './desk-copy.ts'
import { useDeskSize } from './use-desk-size.ts'
import { useKept } from './use-kept.ts'

const SMALLEST = 18
const LARGEST = 45
const STEP = 1

/** The edge that resizes the desk beside the product, by dragging, arrow keys, Home and End. Sizes are in rem. */
export function DeskEdge() {
  const [kept, keep] = useKept('larkspur.desk.size', '29')
  const size = limited(Number(kept) || SMALLEST)
  useDeskSize(`${size}rem`)
  const resize = (next: number) => keep(String(limited(next)))

  function drag({ buttons, clientX, currentTarget, pointerId }: PointerEvent<HTMLElement>) {
    if (buttons === 0) return
    currentTarget.setPointerCapture(pointerId)
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
    resize((window.innerWidth - clientX) / rem)
  }

  function move(event: KeyboardEvent) {
    const next = sizeByKey(event.key, size)
    if (next === undefined) return
    event.preventDefault()
    resize(next)
  }

  return (
    <div
      className={styles.edge}
      role="separator"
      aria-label={deskCopy.resize}
      aria-orientation="vertical"
      aria-valuenow={size}
      aria-valuemin={SMALLEST}
      aria-valuemax={LARGEST}
      tabIndex={0}
      onPointerDown={drag}
      onPointerMove={drag}
      onKeyDown={move}
    />
  )
}

function limited(size: number): number {
  return Math.min(LARGEST, Math.max(SMALLEST, size))
}

/** The desk is at the right, so left enlarges it. */
function sizeByKey(key: string, size: number): number | undefined {
  const sizes: Record<string, number> = {
    ArrowLeft: size + STEP,
    ArrowUp: size + STEP,
    ArrowRight: size - STEP,
    ArrowDown: size - STEP,
    Home: SMALLEST,
    End: LARGEST,
  }
  return sizes[key]
}
