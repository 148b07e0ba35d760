import type { ChartEdge } from './graph.ts'

/** The texts around a chart. */
export const chartCopy = {
  chart: (machine: string) => `Statechart of ${machine}`,
  hint: 'A picture. The outline has the same in words.',
  drawing: 'Drawing: arrow keys scroll, plus and minus zoom, 0 fits',
  states: 'States and transitions',
  tools: 'View of the chart',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Fit',
  follow: 'Follow the active state',
  unfold: 'Unfold all',
  fold: (state: string) => `Fold ${state}`,
  transition: ({ label, guard, source, targets }: ChartEdge) =>
    `${label}${guard === null ? '' : ` if ${guard}`}, from ${source}${targets.length === 0 ? '' : ` to ${targets.join(', ')}`}`,
} as const
