/** The path of the desk's own page (DEMO-14), which live builds do not have. */
export const DESK_PATH = '/__desk'
