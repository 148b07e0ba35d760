import { LocateFixed, Maximize, Minus, Plus } from 'lucide-react'
import { IconButton } from '#src/ui/icon-button.tsx'
import styles from './chart.module.css'
import { chartCopy } from './chart-copy.ts'
import type { Viewport } from './use-viewport.ts'

interface ToolbarProps {
  viewport: Viewport
  /** called to zoom to the active state */
  onActive: () => void
}

export function ChartToolbar({ viewport, onActive }: ToolbarProps) {
  return (
    <div role="toolbar" aria-label={chartCopy.tools} className={styles.tools}>
      <IconButton label={chartCopy.zoomOut} onClick={viewport.zoomOut}>
        <Minus size={18} aria-hidden />
      </IconButton>
      <output className={styles.zoom}>{Math.round(viewport.zoom * 100)} %</output>
      <IconButton label={chartCopy.zoomIn} onClick={viewport.zoomIn}>
        <Plus size={18} aria-hidden />
      </IconButton>
      <IconButton label={chartCopy.fit} aria-pressed={viewport.mode === 'whole'} onClick={viewport.showWhole}>
        <Maximize size={18} aria-hidden />
      </IconButton>
      <IconButton label={chartCopy.active} aria-pressed={viewport.mode === 'following'} onClick={onActive}>
        <LocateFixed size={18} aria-hidden />
      </IconButton>
    </div>
  )
}
