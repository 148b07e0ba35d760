/** The path of the desk's own page (DEMO-14); live builds do not have it. */
export const DESK_PATH = '/__desk'
