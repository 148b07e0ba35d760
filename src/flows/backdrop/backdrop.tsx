import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { useFlow } from '#src/flows/use-flow.ts'
import { Sketched } from '#src/ui/drawings/drawing.tsx'
import { harbour, meadow, street } from '#src/ui/drawings/scenes.ts'
import styles from './backdrop.module.css'

const VARIANTS = { first: harbour, second: street, third: meadow }

/** Three alternating drawings at the bottom, behind the content (SIGN-7). */
export function Backdrop({ children }: { children: ReactNode }) {
  const current = useSelector(useFlow('backdrop'), ({ value }) => value)
  return (
    <div className={styles.backdrop} data-backdrop={current}>
      <div className={styles.front}>{children}</div>
      {/* After the content, so that a page that loads in parts does not move them (PERF-6). */}
      <div className={`${styles.scenes} screen-only`} aria-hidden="true">
        {Object.entries(VARIANTS).map(([variant, scene]) => (
          <div key={variant} className={styles.scene} data-shown={variant === current}>
            <Sketched of={scene} box="0 0 1440 320" />
          </div>
        ))}
      </div>
    </div>
  )
}
