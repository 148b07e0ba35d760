import type { ReactNode } from 'react'
import styles from './drawing.module.css'

/** The three flat colours of the drawings, printed a little beside the line. */
export const { petal, leaf, sand } = styles

export interface SketchProps {
  /** what is seen, where the drawing says more than the text beside it */
  title?: string | undefined
}

interface DrawingProps extends SketchProps {
  children: ReactNode
  box?: string
}

/** One sheet of paper of the house's hand: ink lines of one width over flat colour from the tokens. */
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
