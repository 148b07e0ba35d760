/** The BroadcastChannel that connects viewer windows and pages. */
export const FLOWS_CHANNEL = 'larkspur.flows'
