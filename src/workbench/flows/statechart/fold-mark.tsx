import styles from './chart.module.css'
import { chartCopy } from './chart-copy.ts'
import type { ChartNode } from './graph.ts'
import type { Ink } from './ink.ts'
import { type Box, FOLD, foldX } from './measures.ts'

interface FoldMarkProps {
  node: ChartNode
  box: Box
  isFolded: boolean
  ink: Ink
}

/** The button that folds a state. The chart handles its clicks. */
export function FoldMark({ node, box, isFolded, ink }: FoldMarkProps) {
  const [x, y] = [box.x + foldX(node), box.y + 8]
  return (
    <g
      role="button"
      tabIndex={0}
      aria-label={chartCopy.fold(node.key)}
      aria-expanded={!isFolded}
      className={styles.button}
      data-fold={node.id}
    >
      <rect x={x} y={y} width={FOLD} height={FOLD} rx={4} fill={ink('surface')} stroke={ink('line-strong')} />
      <path
        d={isFolded ? `M${x + 6} ${y + 4}l4.5 4l-4.5 4` : `M${x + 4} ${y + 6}l4 4.5l4 -4.5`}
        fill="none"
        stroke={ink('ink')}
        strokeWidth={1.5}
      />
    </g>
  )
}
