/** How often each part of a machine's chart was taken, in the order of the chart; 0 for a part that was not (FLOW-5). */
export interface MachineCoverage {
  machine: string
  /** how often each state became active */
  states: PartCoverage[]
  transitions: PartCoverage[]
}

export interface PartCoverage {
  /** as in the chart's graph */
  id: string
  taken: number
}
