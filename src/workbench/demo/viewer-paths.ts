/** The page that shows the product's flows from outside; live builds do not have it. */
export const FLOWS_PATH = '/__flows'
