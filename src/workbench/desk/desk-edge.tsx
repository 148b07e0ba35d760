import { Separator } from '#src/ui/separator.tsx'
import { useKept } from '#src/ui/use-kept.ts'
import styles from './desk.module.css'
import { deskCopy } from './desk-copy.ts'
import { useDeskSize } from './sheet.tsx'

const SMALLEST = 18
const LARGEST = 45
/** px of the window from which the desk begins larger */
const WIDE = 1_440

/** The edge between the product and the desk at its right. Sizes are in rem. */
export function DeskEdge() {
  const [kept, keep] = useKept('larkspur.desk.size', window.innerWidth < WIDE ? '26' : '28')
  const size = Math.min(LARGEST, Math.max(SMALLEST, Number(kept) || SMALLEST))
  useDeskSize(`${size}rem`)
  return (
    <Separator
      label={deskCopy.resize}
      className={styles.edge}
      orientation="vertical"
      value={size}
      smallest={SMALLEST}
      largest={LARGEST}
      valueAt={({ clientX }) => (window.innerWidth - clientX) / rem()}
      onChange={(next) => keep(String(next))}
    />
  )
}

function rem(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
}
