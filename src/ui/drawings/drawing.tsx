import type { ReactNode } from 'react'
import styles from './drawing.module.css'

/** The three flat colours, slightly offset from the lines. */
export const { petal, leaf, sand } = styles

interface DrawingProps {
  children: ReactNode
  /** alternative text, if the drawing says more than the text beside it */
  title?: string | undefined
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

/** A drawing as SVG paths: its colours, from back to front, and the ink lines over them. */
export type Sketch = Partial<Record<'petal' | 'leaf' | 'sand', string>> & Record<'ink', string>

export function Sketched({ of: { ink, ...colours }, ...rest }: Omit<DrawingProps, 'children'> & { of: Sketch }) {
  return (
    <Drawing {...rest}>
      {Object.entries(colours).map(([colour, shape]) => (
        <path key={colour} className={styles[colour]} d={shape} />
      ))}
      <path d={ink} />
    </Drawing>
  )
}
