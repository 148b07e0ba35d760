import type { ChartEdge } from '#src/workbench/trace/graph.ts'

/** The texts around a chart. */
export const chartCopy = {
  chart: (machine: string) => `Statechart of ${machine}`,
  drawing: 'Drawing: arrow keys scroll, plus and minus zoom, 0 fits',
  states: 'States and transitions',
  tools: 'View of the chart',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Show the whole chart',
  active: 'Zoom to the active state and follow it',
  transition: ({ label, guard, source, targets }: ChartEdge) =>
    `${label}${guard === null ? '' : ` if ${guard}`}, from ${source}${targets.length === 0 ? '' : ` to ${targets.join(', ')}`}`,
} as const
