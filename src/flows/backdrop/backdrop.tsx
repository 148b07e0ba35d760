import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { useFlow } from '#src/flows/use-flow.ts'
import styles from './backdrop.module.css'
import { GardenScene } from './garden-scene.tsx'
import { HarbourScene } from './harbour-scene.tsx'
import { StreetScene } from './street-scene.tsx'

const VARIANTS = [
  ['first', HarbourScene],
  ['second', StreetScene],
  ['third', GardenScene],
] as const

/** Three alternating drawings at the bottom, behind the content (SIGN-7). */
export function Backdrop({ children }: { children: ReactNode }) {
  const current = useSelector(useFlow('backdrop'), ({ value }) => value)
  return (
    <div className={styles.backdrop} data-backdrop={current}>
      <div className={styles.front}>{children}</div>
      {/* After the content, so that a page that loads in parts does not move them (PERF-6). */}
      <div className={styles.scenes} aria-hidden="true">
        {VARIANTS.map(([variant, Scene]) => (
          <div key={variant} className={styles.scene} data-shown={variant === current}>
            <Scene />
          </div>
        ))}
      </div>
    </div>
  )
}
