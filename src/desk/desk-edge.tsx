import { type KeyboardEvent, type PointerEvent, useEffect } from 'react'
import styles from './desk.module.css'
import { deskCopy } from './desk-copy.ts'
import { useKept } from './use-kept.ts'

const SMALLEST = 18
const LARGEST = 45
const STEP = 1

/** The edge that resizes the desk, by dragging or arrow keys. In rem of width, or of height on phones. */
export function DeskEdge() {
  const [kept, keep] = useKept('larkspur.desk.size', '29')
  const size = Math.min(LARGEST, Math.max(SMALLEST, Number(kept) || SMALLEST))
  useEffect(() => {
    const { style, dataset } = document.documentElement
    style.setProperty('--desk-size', `${size}rem`)
    dataset.desk = 'open'
    return () => {
      style.removeProperty('--desk-size')
      delete dataset.desk
    }
  }, [size])
  const resize = (next: number) => keep(String(Math.min(LARGEST, Math.max(SMALLEST, next))))

  function drag({ buttons, clientX, clientY, currentTarget, pointerId }: PointerEvent<HTMLElement>) {
    if (buttons === 0) return
    currentTarget.setPointerCapture(pointerId)
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
    const isWide = matchMedia('(width >= 60rem)').matches
    resize((isWide ? window.innerWidth - clientX : window.innerHeight - clientY) / rem)
  }

  function move({ key }: KeyboardEvent) {
    if (key === 'ArrowLeft' || key === 'ArrowUp') resize(size + STEP)
    if (key === 'ArrowRight' || key === 'ArrowDown') resize(size - STEP)
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
