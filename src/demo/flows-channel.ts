/** Where the windows of one browser speak of flows. */
export const FLOWS_CHANNEL = 'larkspur.flows'
