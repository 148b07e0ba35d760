import { LocateFixed, Maximize, Minus, Plus, UnfoldVertical } from 'lucide-react'
import { IconButton } from '#src/ui/icon-button.tsx'
import styles from './chart.module.css'
import { chartCopy } from './chart-copy.ts'
import type { Viewport } from './use-viewport.ts'

interface ToolbarProps {
  viewport: Viewport
  follows: boolean
  onFollow: (follows: boolean) => void
  /** whether nothing is folded */
  isUnfolded: boolean
  onUnfold: () => void
}

export function ChartToolbar({ viewport, follows, onFollow, isUnfolded, onUnfold }: ToolbarProps) {
  return (
    <div role="toolbar" aria-label={chartCopy.tools} className={styles.tools}>
      <IconButton label={chartCopy.zoomOut} onClick={viewport.zoomOut}>
        <Minus size={18} aria-hidden />
      </IconButton>
      <output className={styles.zoom}>{Math.round(viewport.zoom * 100)} %</output>
      <IconButton label={chartCopy.zoomIn} onClick={viewport.zoomIn}>
        <Plus size={18} aria-hidden />
      </IconButton>
      <IconButton label={chartCopy.fit} onClick={viewport.fit}>
        <Maximize size={18} aria-hidden />
      </IconButton>
      <IconButton label={chartCopy.follow} aria-pressed={follows} onClick={() => onFollow(!follows)}>
        <LocateFixed size={18} aria-hidden />
      </IconButton>
      <IconButton label={chartCopy.unfold} disabled={isUnfolded} onClick={onUnfold}>
        <UnfoldVertical size={18} aria-hidden />
      </IconButton>
    </div>
  )
}
