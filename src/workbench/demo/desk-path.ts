/** The path of the desk's own page (DEMO-14), and the one that leads to its Flows tab (FLOW-3); live builds have neither. */
export const DESK_PATH = '/__desk'
export const FLOWS_PATH = '/__flows'
