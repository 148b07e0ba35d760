import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { useFlow } from '#src/flows/use-flow.ts'
import { Drawing, leaf, petal, sand } from '#src/ui/drawings/drawing.tsx'
import styles from './backdrop.module.css'
import { GardenScene } from './garden-scene.tsx'
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
      <div className={`${styles.scenes} screen-only`} aria-hidden="true">
        {VARIANTS.map(([variant, Scene]) => (
          <div key={variant} className={styles.scene} data-shown={variant === current}>
            <Scene />
          </div>
        ))}
      </div>
    </div>
  )
}

const WAVES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]

/** A bay: a headland with its lighthouse, two sails, an island, the evening sun. */
function HarbourScene() {
  return (
    <Drawing box="0 0 1440 320">
      <circle className={sand} cx="1108" cy="120" r="56" />
      <path className={leaf} d="M0 150c70-26 130-30 190-10 60 18 92 50 150 70 40 12 70 18 92 24H0Z" />
      <path className={petal} d="M104 36h34l10 102h-54Z" />
      <path className={leaf} d="M960 234c30-36 70-52 112-44 30-26 74-24 104 4 50-8 96 8 130 40Z" />
      <path className={petal} d="M418 226l46-104v104ZM1352 226l-30-70v70Z" />
      <path className={sand} d="M0 240h1440v80H0Z" />
      <path d="M0 144c70-26 130-30 190-10 60 18 92 50 150 70 40 14 70 20 92 26M96 132l9-100h32l10 104M98 100h46M101 66h40M100 32h42M104 32V16h34v16M98 16 121 4l23 12M92 20 40 8M92 26 40 40M150 20l52-12M150 26l52 14M114 132v-14c0-8 14-8 14 0v15" />
      <circle cx="1102" cy="116" r="56" />
      <path d="M960 230c30-36 70-52 112-44 30-26 74-24 104 4 50-8 96 8 130 40M1060 214c16-10 30-12 44-8M1150 218c20-10 40-10 58-2" />
      <path d="M402 230h92c-4 14-12 20-26 20h-40c-14 0-22-8-26-20ZM458 230V106M458 112l-44 100h44M466 128l34 84h-34M1300 230h62c-4 10-8 14-18 14h-28c-8 0-12-4-16-14ZM1328 230v-86M1334 150l22 64h-22M1322 156l-18 58h18" />
      <path d="M700 66c12-14 22-10 28 2 6-12 18-14 28-2M786 100c9-11 17-8 22 2 5-10 13-11 22-2M430 74c9-11 17-8 22 2 5-10 13-11 22-2" />
      {WAVES.map((wave) => (
        <path
          key={wave}
          transform={`translate(${wave * 124 - (wave % 3) * 18} ${252 + (wave % 4) * 16})`}
          d="M0 0c12-9 20 9 32 0s20 9 32 0 20 9 32 0"
        />
      ))}
    </Drawing>
  )
}
