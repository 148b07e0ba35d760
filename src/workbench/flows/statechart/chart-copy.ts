import type { ChartEdge } from '#src/workbench/trace/graph.ts'

/** The texts around a chart. */
export const chartCopy = {
  chart: (machine: string) => `Statechart of ${machine}`,
  hint: 'This is a picture. The outline shows the same as text.',
  drawing: 'Drawing: arrow keys scroll, plus and minus zoom, 0 fits',
  states: 'States and transitions',
  tools: 'View of the chart',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Show the whole chart',
  active: 'Zoom to the active state and follow it',
  legend: {
    label: 'Legend',
    states: 'States',
    state: 'state',
    active: 'active now',
    region: 'a region: it runs beside the others',
    final: 'final: the flow ends here',
    initial: 'starts here',
    transitions: 'Transitions',
    event: 'event',
    open: 'possible now: press it',
    awaited: 'waits for a result',
    blocked: 'blocked by its guard now',
    taken: 'just taken',
    idle: 'its state is not active',
    timer: 'a running delay: press it to skip the time',
    automatic: 'happens without an event',
    error: 'taken when something fails',
  },
  transition: ({ label, guard, source, targets }: ChartEdge) =>
    `${label}${guard === null ? '' : ` if ${guard}`}, from ${source}${targets.length === 0 ? '' : ` to ${targets.join(', ')}`}`,
} as const
