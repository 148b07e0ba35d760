import type { ReactNode } from 'react'
import styles from './drawing.module.css'

/** The three flat colours, slightly offset from the lines. */
export const { petal, leaf, sand } = styles

export interface SketchProps {
  /** alternative text, if the drawing says more than the text beside it */
  title?: string | undefined
}

interface DrawingProps extends SketchProps {
  children: ReactNode
  box?: string
}

/** A drawing in the house style: ink lines of one width over flat colours from the tokens. */
export function Drawing({ children, title, box = '0 0 240 180' }: DrawingProps) {
  return (
    <svg
      className={styles.drawing}
      viewBox={box}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      role="img"
      aria-label={title}
      aria-hidden={title === undefined}
    >
      {children}
    </svg>
  )
}
